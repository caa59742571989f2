package dev.quoin.crossword.endgame;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;
import java.util.Arrays;

/// The board of an endgame search: both orientations as lanes, with plays made and taken back. Mutable, not
/// thread-safe; allocates only to grow.
///
/// A *lane* is a row read left to right or a column read top to bottom; rows come first. Square `p` of a lane has the
/// index `lane * stride + 1 + p`, and each lane is bordered by edge squares that hold no tile and allow no letter.
///
/// Everything that the plays of a lane depend on is in its *lane key*: its tiles, and for each empty square the
/// letters that the crossing word allows and what that word scores. Equal keys mean equal plays, wherever in the
/// search.
final class EndgameBoard {
    final int rows;
    final int columns;
    final int stride;
    final int lanes;

    /// The letter on each square, 0 when empty.
    final byte[] letters;

    /// The value of the tile on each square.
    final byte[] values;

    /// Cross-checks: the letters that the crossing word allows on each empty square.
    final int[] crossChecks;

    /// The value of the tiles of the crossing word; -1 when no word crosses.
    final int[] crossSums;

    final byte[] letterMultipliers;
    final byte[] wordMultipliers;
    final long[] laneKeys;

    /// The hash of the tiles of each lane, without cross-checks.
    final long[] tileKeys;

    /// The square that the first play must cover, in the lanes of both directions.
    private final int startAcross;

    private final int startDown;

    /// The hash of all tiles on the board.
    long hash;

    private final Lexicon lexicon;

    /// The letters that can still be placed, as a mask.
    final int usable;

    private final byte[] tileValues = new byte[128];
    private final long[] crossKeys;

    /// The same square in the lane that crosses; 0 for an edge.
    final int[] crossing;

    private final int[] laneOf;
    private int tileCount;

    // Cross-checks changed by plays: what they were before.
    private int[] changedSquares = new int[256];
    private int[] oldChecks = new int[256];
    private int[] oldSums = new int[256];
    private int changes;

    /// Creates a board.
    ///
    /// @param usable the letters that can still be placed, as a mask
    EndgameBoard(Lexicon lexicon, Variant variant, Board board, int usable) {
        this.lexicon = lexicon;
        this.usable = usable;
        rows = variant.rows();
        columns = variant.columns();
        stride = Math.max(rows, columns) + 2;
        lanes = rows + columns;
        int squares = lanes * stride + 1;
        letters = new byte[squares];
        values = new byte[squares];
        crossChecks = new int[squares];
        crossSums = new int[squares];
        crossKeys = new long[squares];
        crossing = new int[squares];
        laneOf = new int[squares];
        letterMultipliers = new byte[squares];
        wordMultipliers = new byte[squares];
        laneKeys = new long[lanes];
        tileKeys = new long[lanes];
        for (int letter = 1; letter <= variant.tiles().alphabet().size(); letter++) {
            tileValues[Tile.natural(letter)] = (byte) variant.tiles().valueOfNumber(letter);
        }
        for (int lane = 0; lane < lanes; lane++) {
            laneKeys[lane] = mix(lane + 1);
            tileKeys[lane] = laneKeys[lane];
        }
        setUp(variant, board);
        startAcross = variant.startRow() * stride + 1 + variant.startColumn();
        startDown = crossing[startAcross];
    }

    /// Whether a play may begin its contact with the board here: an empty square beside a tile, or the start square of
    /// the empty board.
    boolean isAnchor(int square) {
        return letters[square] == 0
                && (crossSums[square] >= 0
                        || letters[square - 1] != 0
                        || letters[square + 1] != 0
                        || tileCount == 0 && (square == startAcross || square == startDown));
    }

    private void setUp(Variant variant, Board board) {
        Arrays.fill(crossSums, -1);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int across = row * stride + 1 + column;
                int down = (rows + column) * stride + 1 + row;
                crossing[across] = down;
                crossing[down] = across;
                setUp(across, row, variant, row, column);
                setUp(down, rows + column, variant, row, column);
                if (board.hasTile(row, column)) {
                    put(across, board.at(row, column));
                }
            }
        }
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int across = row * stride + 1 + column;
                if (letters[across] == 0) {
                    readCross(across);
                    readCross(crossing[across]);
                }
            }
        }
        changes = 0;
    }

    private void setUp(int square, int lane, Variant variant, int row, int column) {
        laneOf[square] = lane;
        crossChecks[square] = usable;
        letterMultipliers[square] = (byte) variant.layout().letterMultiplier(row, column);
        wordMultipliers[square] = (byte) variant.layout().wordMultiplier(row, column);
    }

    /// How many cross-checks were changed so far; pass it to [#unmake].
    int changes() {
        return changes;
    }

    /// Places the tiles of a play. Returns a mask of the lanes whose plays may have changed.
    long make(long head, long tiles) {
        int lane = PackedPlays.lane(head);
        int first = lane * stride + 1;
        long touched = 1L << lane;
        int placed = 0;
        int square = 0;
        for (int rest = PackedPlays.squares(head); rest != 0; rest &= rest - 1) {
            square = first + Integer.numberOfTrailingZeros(rest);
            put(square, PackedPlays.tile(head, tiles, placed++));
            touched |= 1L << laneOf[crossing[square]];
        }
        touched |= readEnds(square);
        for (int rest = PackedPlays.squares(head); rest != 0; rest &= rest - 1) {
            touched |= readEnds(crossing[first + Integer.numberOfTrailingZeros(rest)]);
        }
        return touched;
    }

    /// Takes back the last play made.
    ///
    /// @param before what [#changes] returned before it was made
    void unmake(long head, long tiles, int before) {
        while (changes > before) {
            changes--;
            setCross(changedSquares[changes], oldChecks[changes], oldSums[changes]);
        }
        int first = PackedPlays.lane(head) * stride + 1;
        int placed = 0;
        for (int rest = PackedPlays.squares(head); rest != 0; rest &= rest - 1) {
            take(first + Integer.numberOfTrailingZeros(rest), PackedPlays.tile(head, tiles, placed++));
        }
    }

    private void put(int square, byte tile) {
        int other = crossing[square];
        letters[square] = letters[other] = (byte) Tile.letter(tile);
        values[square] = values[other] = Tile.isBlank(tile) ? 0 : tileValues[tile];
        turn(square, other, tile);
        tileCount++;
    }

    private void take(int square, byte tile) {
        int other = crossing[square];
        letters[square] = letters[other] = 0;
        values[square] = values[other] = 0;
        turn(square, other, tile);
        tileCount--;
    }

    /// Puts a tile into the keys in place of the cross-check, or the other way round.
    private void turn(int square, int other, byte tile) {
        long key = tileKey(square, tile);
        long otherKey = tileKey(other, tile);
        laneKeys[laneOf[square]] ^= key ^ crossKeys[square];
        laneKeys[laneOf[other]] ^= otherKey ^ crossKeys[other];
        tileKeys[laneOf[square]] ^= key;
        tileKeys[laneOf[other]] ^= otherKey;
        hash ^= square < other ? key : otherKey;
    }

    private static long tileKey(int square, byte tile) {
        return mix((long) square << 8 | tile & 0xff);
    }

    /// Marks a square in the lanes of both directions, unless it is an edge.
    void markBoth(int square, int[] marks) {
        int other = crossing[square];
        if (other != 0) {
            marks[laneOf[square]] |= 1 << square - laneOf[square] * stride - 1;
            marks[laneOf[other]] |= 1 << other - laneOf[other] * stride - 1;
        }
    }

    /// Marks the squares at both ends of the word that crosses at an empty square.
    void markEnds(int square, int[] marks) {
        int start = crossing[square] - 1;
        while (letters[start] != 0) {
            start--;
        }
        markBoth(start, marks);
        int end = crossing[square] + 1;
        while (letters[end] != 0) {
            end++;
        }
        markBoth(end, marks);
    }

    /// Computes the cross-checks at both ends of the block around `square`. Returns the lanes where they changed.
    private long readEnds(int square) {
        int start = square - 1;
        while (letters[start] != 0) {
            start--;
        }
        int end = square + 1;
        while (letters[end] != 0) {
            end++;
        }
        long touched = 0;
        int lane = laneOf[square];
        if (start >= lane * stride + 1) {
            touched |= readCross(crossing[start]);
        }
        if (end < lane * stride + 1 + (lane < rows ? columns : rows)) {
            touched |= readCross(crossing[end]);
        }
        return touched;
    }

    /// Computes the cross-check of an empty square from the tiles of the crossing lane. Returns the lane of
    /// `square` as a mask if it changed.
    private long readCross(int square) {
        int other = crossing[square];
        int start = other;
        int sum = 0;
        while (letters[start - 1] != 0) {
            sum += values[--start];
        }
        int end = other;
        while (letters[end + 1] != 0) {
            sum += values[++end];
        }
        if (start == end) {
            return 0;
        }
        int check = check(start, other, end) & usable;
        // What a square scores does not matter if nothing can be placed there.
        int kept = check == 0 ? 0 : sum;
        if (check == crossChecks[square] && kept == crossSums[square]) {
            return 0;
        }
        remember(square);
        setCross(square, check, kept);
        return 1L << laneOf[square];
    }

    private void remember(int square) {
        if (changes == changedSquares.length) {
            changedSquares = Arrays.copyOf(changedSquares, 2 * changes);
            oldChecks = Arrays.copyOf(oldChecks, 2 * changes);
            oldSums = Arrays.copyOf(oldSums, 2 * changes);
        }
        changedSquares[changes] = square;
        oldChecks[changes] = crossChecks[square];
        oldSums[changes++] = crossSums[square];
    }

    private void setCross(int square, int check, int sum) {
        long key = sum < 0 ? 0 : mix((long) square << 50 ^ (long) sum << 32 ^ check & 0xffffffffL ^ 1L << 63);
        laneKeys[laneOf[square]] ^= crossKeys[square] ^ key;
        crossKeys[square] = key;
        crossChecks[square] = check;
        crossSums[square] = sum;
    }

    /// The letters that make a word of the squares from `start` to `end` when placed on `gap`.
    private int check(int start, int gap, int end) {
        if (gap == end) {
            long node = lexicon.root();
            for (int square = end - 1; square >= start; square--) {
                node = lexicon.step(node, letters[square]);
            }
            return lexicon.completing(lexicon.afterSeparator(node));
        }
        long behind = lexicon.root();
        for (int square = end; square > gap; square--) {
            behind = lexicon.step(behind, letters[square]);
        }
        return gap == start ? lexicon.completing(behind) : bridging(behind, start, gap);
    }

    /// The letters that join the squares from `start` on with the block behind `gap`.
    private int bridging(long behind, int start, int gap) {
        int check = 0;
        for (int rest = Lexicon.inOrder(lexicon.following(behind) & usable); rest != 0; rest &= rest - 1) {
            int letter = Integer.numberOfTrailingZeros(rest) + 1;
            long node = lexicon.step(behind, letter);
            for (int square = gap - 1; square > start; square--) {
                node = lexicon.step(node, letters[square]);
            }
            check |= (lexicon.completing(node) >>> letters[start] & 1) << letter;
        }
        return check;
    }

    static long mix(long value) {
        long mixed = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
