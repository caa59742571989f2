package dev.quoin.crossword.movegen;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Tile;
import java.util.ArrayList;
import java.util.Arrays;

/// The plays that a generator found, two `long`s each. Owned and reused by the caller; not thread-safe.
///
/// A *head* holds the start of the main word and the score:
///
/// | bits | meaning |
/// |---|---|
/// | 0–11 | which of the placed tiles are blanks, first tile lowest |
/// | 12–15 | how many tiles are placed |
/// | 16–20 | the column of the main word's first square |
/// | 21–25 | its row |
/// | 26 | set when the main word runs down |
/// | 32–63 | the score |
///
/// The *tiles* are the letters placed, five bits each, first tile lowest; letter 32 is 0. Occupied squares are
/// skipped.
public final class PlayBuffer {
    private static final int COUNT_SHIFT = 12;
    private static final int COLUMN_SHIFT = 16;
    private static final int ROW_SHIFT = 21;
    private static final int DOWN_SHIFT = 26;
    private static final int SCORE_SHIFT = 32;
    private static final int FIVE_BITS = 31;

    long[] heads = new long[1024];
    long[] tiles = new long[1024];
    int size;

    /// The place bits of a head.
    static int place(int row, int column, Direction direction) {
        int down = direction == Direction.DOWN ? 1 : 0;
        return down << DOWN_SHIFT | row << ROW_SHIFT | column << COLUMN_SHIFT;
    }

    static long head(int place, int score, int count, int blanks) {
        return (long) score << SCORE_SHIFT | place | count << COUNT_SHIFT | blanks;
    }

    static int score(long head) {
        return (int) (head >> SCORE_SHIFT);
    }

    static int count(long head) {
        return (int) (head >>> COUNT_SHIFT) & 15;
    }

    static int blanks(long head) {
        return (int) head & (1 << COUNT_SHIFT) - 1;
    }

    /// The head without its score and blanks.
    static long placeAndCount(long head) {
        return head & 0xffffffffL & -(1L << COUNT_SHIFT);
    }

    static long withScore(long placeAndCount, int score) {
        return (long) score << SCORE_SHIFT | placeAndCount;
    }

    static int letter(long tiles, int tile) {
        return ((int) (tiles >>> 5 * tile) - 1 & FIVE_BITS) + 1;
    }

    /// Removes the plays that score less than `floor`.
    void dropBelow(int floor) {
        int kept = 0;
        for (int index = 0; index < size; index++) {
            heads[kept] = heads[index];
            tiles[kept] = tiles[index];
            kept += score(index) >= floor ? 1 : 0;
        }
        size = kept;
    }

    /// Removes all but the first `most` plays.
    void cut(int most) {
        size = Math.min(size, most);
    }

    void swap(int one, int other) {
        long head = heads[one];
        long letters = tiles[one];
        heads[one] = heads[other];
        tiles[one] = tiles[other];
        heads[other] = head;
        tiles[other] = letters;
    }

    void add(long head, long letters) {
        if (size == heads.length) {
            heads = Arrays.copyOf(heads, size * 2);
            tiles = Arrays.copyOf(tiles, size * 2);
        }
        heads[size] = head;
        tiles[size++] = letters;
    }

    /// Adds play `index` of another buffer.
    public void add(PlayBuffer other, int index) {
        add(other.heads[index], other.tiles[index]);
    }

    /// Replaces the content with the plays of another buffer.
    public void copyFrom(PlayBuffer other) {
        if (heads.length < other.size) {
            heads = new long[other.heads.length];
            tiles = new long[other.tiles.length];
        }
        System.arraycopy(other.heads, 0, heads, 0, other.size);
        System.arraycopy(other.tiles, 0, tiles, 0, other.size);
        size = other.size;
    }

    /// Removes all plays.
    public void clear() {
        size = 0;
    }

    /// Returns the number of plays.
    public int size() {
        return size;
    }

    /// Returns the score of play `index`.
    public int score(int index) {
        return score(heads[index]);
    }

    /// Returns the number of tiles that play `index` places.
    public int count(int index) {
        return count(heads[index]);
    }

    /// Returns the row of the first square of the main word of play `index`, from 0.
    public int row(int index) {
        return (int) (heads[index] >>> ROW_SHIFT) & FIVE_BITS;
    }

    /// Returns the column of the first square of the main word of play `index`, from 0.
    public int column(int index) {
        return (int) (heads[index] >>> COLUMN_SHIFT) & FIVE_BITS;
    }

    /// Returns the direction of the main word of play `index`.
    public Direction direction(int index) {
        return (heads[index] >>> DOWN_SHIFT & 1) == 0 ? Direction.ACROSS : Direction.DOWN;
    }

    /// Returns the number of blanks that play `index` places.
    public int blankCount(int index) {
        return Integer.bitCount(blanks(heads[index]));
    }

    /// Returns the code of the `tile`-th tile that play `index` places.
    public byte tile(int index, int tile) {
        int letter = letter(tiles[index], tile);
        return (heads[index] >>> tile & 1) == 0 ? Tile.natural(letter) : Tile.blankAs(letter);
    }

    /// Returns play `index` as a move on the board it was generated for.
    public Play play(int index, Board board) {
        var direction = direction(index);
        var placements = new ArrayList<Placement>();
        int row = row(index);
        int column = column(index);
        while (placements.size() < count(index)) {
            if (!board.hasTile(row, column)) {
                placements.add(new Placement(row, column, tile(index, placements.size())));
            }
            row += direction.rowStep();
            column += direction.columnStep();
        }
        return new Play(direction, placements);
    }

    /// Returns a fingerprint: the sum of all scores and a hash of every play, independent of their order.
    public long checksum() {
        long sum = 0;
        for (int index = 0; index < size; index++) {
            long mix = (heads[index] * 0x9E3779B97F4A7C15L) ^ (tiles[index] * 0xC2B2AE3D27D4EB4FL);
            sum += mix ^ mix >>> 29;
        }
        return sum;
    }

    /// Returns the number of plays and the highest score, for debugging: `351 plays, best 80 points`.
    @Override
    public String toString() {
        int best = 0;
        for (int index = 0; index < size; index++) {
            best = Math.max(best, score(index));
        }
        return size == 0 ? "no plays" : size + (size == 1 ? " play" : " plays") + ", best " + best + " points";
    }
}
