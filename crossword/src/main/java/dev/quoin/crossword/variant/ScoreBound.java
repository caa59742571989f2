package dev.quoin.crossword.variant;

import java.util.Arrays;

/// An upper bound of the score of one play, so that no score overflows an `int`.
///
/// The bound gives every letter the highest value and every placed tile the best squares of its line, even
/// if no play could cover them together.
final class ScoreBound {
    private final PremiumLayout layout;
    private final int rackSize;
    private final long largestValue;

    private ScoreBound(PremiumLayout layout, int rackSize, long largestValue) {
        this.layout = layout;
        this.rackSize = rackSize;
        this.largestValue = largestValue;
    }

    /// No play scores more than this; at most `Long.MAX_VALUE`, reached by no board.
    static long of(PremiumLayout layout, TileSet tiles, int rackSize, int bingoBonus) {
        int largestValue = 0;
        for (int number = 1; number <= tiles.alphabet().size(); number++) {
            largestValue = Math.max(largestValue, tiles.valueOfNumber(number));
        }
        var bound = new ScoreBound(layout, rackSize, largestValue);
        long most = 0;
        for (int row = 0; row < layout.rows(); row++) {
            most = Math.max(most, bound.row(row));
        }
        for (int column = 0; column < layout.columns(); column++) {
            most = Math.max(most, bound.column(column));
        }
        return most + bingoBonus;
    }

    private long row(int row) {
        var words = new int[layout.columns()];
        var letters = new int[layout.columns()];
        for (int column = 0; column < words.length; column++) {
            words[column] = layout.wordMultiplier(row, column);
            letters[column] = layout.letterMultiplier(row, column);
        }
        return line(words, letters, layout.rows());
    }

    private long column(int column) {
        var words = new int[layout.rows()];
        var letters = new int[layout.rows()];
        for (int row = 0; row < words.length; row++) {
            words[row] = layout.wordMultiplier(row, column);
            letters[row] = layout.letterMultiplier(row, column);
        }
        return line(words, letters, layout.columns());
    }

    private long line(int[] words, int[] letters, int crossLength) {
        int placed = Math.min(rackSize, words.length);
        var crossWords = new long[words.length];
        for (int at = 0; at < words.length; at++) {
            crossWords[at] = words[at] * largestValue * (crossLength - 1 + letters[at]);
        }
        Arrays.sort(words);
        Arrays.sort(letters);
        Arrays.sort(crossWords);
        long product = 1;
        long letterSum = words.length - (long) placed;
        long crossSum = 0;
        for (int rank = 1; rank <= placed; rank++) {
            product *= words[words.length - rank];
            letterSum += letters[letters.length - rank];
            crossSum += crossWords[crossWords.length - rank];
        }
        return product * largestValue * letterSum + crossSum;
    }
}
