package dev.quoin.crossword.movegen;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.tile.Tile;
import java.util.Arrays;

/// Sorts plays. Mutable, not thread-safe.
///
/// Higher equities, if there are any, and then higher scores come first; then the alphabetically first main word, the
/// blank that comes earliest in the word,
/// the topmost and the leftmost first square, and across before down.
final class PlayOrder {
    private final Grid grid;
    private byte[] word = new byte[32];
    private byte[] otherWord = new byte[32];
    private int[] values = new int[0];

    PlayOrder(Grid grid) {
        this.grid = grid;
    }

    /// The value of the `rank`-th best play.
    int valueAt(PlayBuffer plays, int rank) {
        if (values.length < plays.size) {
            values = new int[plays.heads.length];
        }
        for (int index = 0; index < plays.size; index++) {
            values[index] = plays.value(index);
        }
        Arrays.sort(values, 0, plays.size);
        return values[plays.size - rank];
    }

    /// Sorts the plays in place.
    void sort(PlayBuffer plays) {
        for (int root = plays.size / 2 - 1; root >= 0; root--) {
            sink(plays, root, plays.size);
        }
        for (int end = plays.size - 1; end > 0; end--) {
            plays.swap(0, end);
            sink(plays, 0, end);
        }
    }

    private void sink(PlayBuffer plays, int from, int end) {
        int root = from;
        while (2 * root + 1 < end) {
            int child = 2 * root + 1;
            if (child + 1 < end && isBefore(plays, child, child + 1)) {
                child++;
            }
            if (!isBefore(plays, root, child)) {
                return;
            }
            plays.swap(root, child);
            root = child;
        }
    }

    private boolean isBefore(PlayBuffer plays, int one, int other) {
        return compare(plays, one, other) < 0;
    }

    /// Less than 0 when play `one` is listed before play `other`.
    int compare(PlayBuffer plays, int one, int other) {
        if (plays.value(one) != plays.value(other)) {
            return Integer.compare(plays.value(other), plays.value(one));
        }
        if (plays.score(one) != plays.score(other)) {
            return Integer.compare(plays.score(other), plays.score(one));
        }
        int length = spell(plays, one, word);
        int otherLength = spell(plays, other, otherWord);
        for (int at = 0; at < length && at < otherLength; at++) {
            int letters = Tile.letter(word[at]) - Tile.letter(otherWord[at]);
            if (letters != 0) {
                return letters;
            }
        }
        if (length != otherLength) {
            return length - otherLength;
        }
        for (int at = 0; at < length; at++) {
            if (word[at] != otherWord[at]) {
                return Tile.isBlank(word[at]) ? -1 : 1;
            }
        }
        return comparePlaces(plays, one, other);
    }

    private static int comparePlaces(PlayBuffer plays, int one, int other) {
        if (plays.row(one) != plays.row(other)) {
            return plays.row(one) - plays.row(other);
        }
        if (plays.column(one) != plays.column(other)) {
            return plays.column(one) - plays.column(other);
        }
        return plays.direction(one).compareTo(plays.direction(other));
    }

    /// Spells the main word as tiles; returns its length.
    private int spell(PlayBuffer plays, int index, byte[] into) {
        int row = plays.row(index);
        int column = plays.column(index);
        var direction = plays.direction(index);
        int square = direction == Direction.ACROSS ? grid.across(row, column) : grid.down(row, column);
        int placed = 0;
        int length = 0;
        while (grid.letters[square] != 0 || placed < plays.count(index)) {
            into[length++] = grid.letters[square] != 0 ? grid.tile(row, column) : plays.tile(index, placed++);
            square++;
            row += direction.rowStep();
            column += direction.columnStep();
        }
        return length;
    }
}
