package dev.quoin.crossword.endgame;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Tile;
import java.util.ArrayList;
import java.util.Arrays;

/// Plays as four `long`s each. Mutable, not thread-safe; allocates only to grow.
///
/// The *head*:
///
/// | bits | meaning |
/// |---|---|
/// | 0–11 | which of the placed tiles are blanks, first tile lowest |
/// | 12–32 | which squares of the lane are filled, first square lowest |
/// | 33–38 | the lane: rows first, then columns |
/// | 39–54 | the score |
/// | 55–63 | the value of the placed tiles, at most 511: only an estimate |
///
/// The *tiles* are the letters placed, five bits each, first tile lowest; letter 32 is 0. The *need* is what the play
/// takes from its rack, as a [RackCode]. The *mark* is a hash of the play without its score.
final class PackedPlays {
    private static final int BLANK_BITS = 12;
    private static final int SQUARES_SHIFT = 12;
    private static final int LANE_SHIFT = 33;
    private static final int SCORE_SHIFT = 39;
    private static final int FACE_SHIFT = 55;
    private static final int LARGEST_FACE = 511;

    private static final int SCORE_BITS = (1 << 16) - 1;

    /// The most that a play may score, so that the sum of all plays of a game fits the table.
    static final int LARGEST_SCORE = 20_000;

    long[] heads = new long[64];
    long[] tiles = new long[64];
    long[] needs = new long[64];
    int[] marks = new int[64];

    /// The order in which a search tries the plays: larger first.
    int[] keys = new int[64];

    int size;

    static long head(int score, int face, int lane, int squares, int blanks) {
        return (long) Math.min(face, LARGEST_FACE) << FACE_SHIFT
                | (long) score << SCORE_SHIFT
                | (long) lane << LANE_SHIFT
                | (long) squares << SQUARES_SHIFT
                | blanks;
    }

    static int score(long head) {
        return (int) (head >>> SCORE_SHIFT) & SCORE_BITS;
    }

    static int face(long head) {
        return (int) (head >>> FACE_SHIFT);
    }

    static int lane(long head) {
        return (int) (head >>> LANE_SHIFT) & 63;
    }

    static int squares(long head) {
        return (int) (head >>> SQUARES_SHIFT) & (1 << 21) - 1;
    }

    static int blanks(long head) {
        return (int) head & (1 << BLANK_BITS) - 1;
    }

    /// The tile code of the `index`-th tile placed.
    static byte tile(long head, long tiles, int index) {
        int letter = ((int) (tiles >>> 5 * index) - 1 & 31) + 1;
        return (head >>> index & 1) == 0 ? Tile.natural(letter) : Tile.blankAs(letter);
    }

    /// A hash of a play without its score; never 0.
    static int mark(long head, long tiles) {
        long mix = (head & (1L << SCORE_SHIFT) - 1) * 0x9E3779B97F4A7C15L ^ tiles * 0xC2B2AE3D27D4EB4FL;
        mix = (mix ^ mix >>> 32) * 0xD6E8FEB86659FD93L;
        return (int) (mix >>> 32) | 1;
    }

    void add(long head, long letters, long need, int mark) {
        if (size == heads.length) {
            grow(size * 2);
        }
        heads[size] = head;
        tiles[size] = letters;
        needs[size] = need;
        marks[size++] = mark;
    }

    void grow(int room) {
        heads = Arrays.copyOf(heads, room);
        tiles = Arrays.copyOf(tiles, room);
        needs = Arrays.copyOf(needs, room);
        marks = Arrays.copyOf(marks, room);
        keys = Arrays.copyOf(keys, room);
    }

    /// Adds the plays of `other` from `from` to before `to` that `rack` has the tiles for.
    void addFitting(PackedPlays other, int from, int to, long rack) {
        if (size + to - from > heads.length) {
            grow(Math.max(2 * heads.length, size + to - from));
        }
        int next = size;
        for (int index = from; index < to; index++) {
            long need = other.needs[index];
            // Written always, kept only when it fits: cheaper than a branch that cannot be predicted.
            heads[next] = other.heads[index];
            tiles[next] = other.tiles[index];
            needs[next] = need;
            marks[next] = other.marks[index];
            next += RackCode.contains(rack, need) ? 1 : 0;
        }
        size = next;
    }

    /// Adds the plays of `other` in lanes outside `touched` that `rack` has the tiles for.
    void addUntouched(PackedPlays other, long touched, long rack) {
        if (size + other.size > heads.length) {
            grow(Math.max(2 * heads.length, size + other.size));
        }
        int next = size;
        for (int index = 0; index < other.size; index++) {
            long head = other.heads[index];
            long need = other.needs[index];
            heads[next] = head;
            tiles[next] = other.tiles[index];
            needs[next] = need;
            marks[next] = other.marks[index];
            next += (touched >>> lane(head) & 1) == 0 && RackCode.contains(rack, need) ? 1 : 0;
        }
        size = next;
    }

    /// Moves the play with the largest key of those from `from` on to `from`.
    void selectLargest(int from) {
        int largest = from;
        for (int index = from + 1; index < size; index++) {
            largest = keys[index] > keys[largest] ? index : largest;
        }
        if (largest != from) {
            swap(from, largest);
        }
    }

    private void swap(int one, int other) {
        long head = heads[one];
        long letters = tiles[one];
        long need = needs[one];
        int mark = marks[one];
        int key = keys[one];
        heads[one] = heads[other];
        tiles[one] = tiles[other];
        needs[one] = needs[other];
        marks[one] = marks[other];
        keys[one] = keys[other];
        heads[other] = head;
        tiles[other] = letters;
        needs[other] = need;
        marks[other] = mark;
        keys[other] = key;
    }

    /// The play as a move, on a board with `rows` rows.
    static Play play(long head, long tiles, int rows) {
        int lane = lane(head);
        boolean across = lane < rows;
        var placements = new ArrayList<Placement>();
        for (int rest = squares(head); rest != 0; rest &= rest - 1) {
            int place = Integer.numberOfTrailingZeros(rest);
            byte tile = tile(head, tiles, placements.size());
            placements.add(across ? new Placement(lane, place, tile) : new Placement(place, lane - rows, tile));
        }
        return new Play(across ? Direction.ACROSS : Direction.DOWN, placements);
    }
}
