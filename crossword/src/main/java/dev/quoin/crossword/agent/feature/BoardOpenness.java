package dev.quoin.crossword.agent.feature;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.variant.Variant;
import java.util.Arrays;

/// Counts what a play opens for the next player: hotspots and bingo lanes. Mutable, not thread-safe.
///
/// Only the squares count, not the letters, so plays on the same squares share one result.
///
/// A *hotspot* is an empty square that multiplies a word, or a letter by three or more. It is *accessible*
/// when a play of at most [#REACH] tiles could cover it: the square itself is an anchor (an empty square
/// next to a tile), or its row or column has an anchor within that many empty squares, both ends included.
///
/// A *bingo lane* is a row or column in which a whole rack can be placed with exactly one contact: it passes
/// through one tile and forms no crossing word, or it passes through none and exactly one of its tiles forms
/// a crossing word. With more than one contact hardly any word fits.
final class BoardOpenness {
    /// The number of tiles an average play places.
    static final int REACH = 4;

    private static final int HOT_LETTER = 3;
    private static final int SIDE_BITS = 5;
    private static final int COUNT_BITS = 4;
    private static final int UNKNOWN = -1;

    private final int rows;
    private final int columns;
    private final int rackSize;

    // Lanes are numbered with an empty one around the rows and around the columns, so that every lane has
    // neighbors.
    private final int[] lengths;
    private final int[] hot;
    private final int[] taken;
    private final int[] tried;

    private final int[] accessibleBefore;
    private final int[] accessibleAfter;
    private final boolean[] openBefore;

    /// By place, direction and number of tiles: hotspots and lanes, [#UNKNOWN] before they are counted.
    private final int[] counted;

    BoardOpenness(Variant variant) {
        rows = variant.rows();
        columns = variant.columns();
        rackSize = variant.rackSize();
        int lanes = rows + columns + 4;
        lengths = new int[lanes];
        hot = new int[lanes];
        taken = new int[lanes];
        tried = new int[lanes];
        accessibleBefore = new int[rows];
        accessibleAfter = new int[rows];
        openBefore = new boolean[lanes];
        counted = new int[1 << 2 * SIDE_BITS + 1 + COUNT_BITS];
        Arrays.fill(lengths, across(0), across(rows), columns);
        Arrays.fill(lengths, down(0), down(columns), rows);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (variant.layout().wordMultiplier(row, column) > 1
                        || variant.layout().letterMultiplier(row, column) >= HOT_LETTER) {
                    set(hot, row, column);
                }
            }
        }
    }

    private int across(int row) {
        return row + 1;
    }

    private int down(int column) {
        return rows + column + 3;
    }

    private void set(int[] lanes, int row, int column) {
        lanes[across(row)] |= 1 << column;
        lanes[down(column)] |= 1 << row;
    }

    void load(Board board) {
        Arrays.fill(taken, 0);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (board.hasTile(row, column)) {
                    set(taken, row, column);
                }
            }
        }
        Arrays.fill(counted, UNKNOWN);
        findAccessible(taken, accessibleBefore);
        for (int lane = 0; lane < taken.length; lane++) {
            openBefore[lane] = isBingoLane(taken, lane);
        }
    }

    /// The number of hotspots that become accessible by a play.
    int newHotspots(int row, int column, Direction direction, int tiles) {
        return count(row, column, direction, tiles) & 0xffff;
    }

    /// The number of new bingo lanes after a play.
    int newBingoLanes(int row, int column, Direction direction, int tiles) {
        return count(row, column, direction, tiles) >>> 16;
    }

    /// Counts what opens when the first `tiles` empty squares from here on are filled.
    private int count(int row, int column, Direction direction, int tiles) {
        int down = direction == Direction.DOWN ? 1 : 0;
        int key = ((row << SIDE_BITS | column) << 1 | down) << COUNT_BITS | tiles;
        if (counted[key] == UNKNOWN) {
            System.arraycopy(taken, 0, tried, 0, taken.length);
            int left = tiles;
            for (int r = row, c = column; left > 0; r += direction.rowStep(), c += direction.columnStep()) {
                left -= 1 - (tried[across(r)] >>> c & 1);
                set(tried, r, c);
            }
            counted[key] = lanesOpened() << 16 | hotspotsOpened();
        }
        return counted[key];
    }

    private int hotspotsOpened() {
        findAccessible(tried, accessibleAfter);
        int opened = 0;
        for (int row = 0; row < rows; row++) {
            opened += Integer.bitCount(accessibleAfter[row] & ~accessibleBefore[row]);
        }
        return opened;
    }

    private int lanesOpened() {
        int opened = 0;
        for (int lane = 0; lane < tried.length; lane++) {
            opened += !openBefore[lane] && isBingoLane(tried, lane) ? 1 : 0;
        }
        return opened;
    }

    /// Finds the accessible hotspots of every row.
    private void findAccessible(int[] tiles, int[] found) {
        for (int row = 0; row < rows; row++) {
            found[row] = accessible(tiles, across(row));
        }
        for (int column = 0; column < columns; column++) {
            for (int rest = accessible(tiles, down(column)); rest != 0; rest &= rest - 1) {
                found[Integer.numberOfTrailingZeros(rest)] |= 1 << column;
            }
        }
    }

    private int accessible(int[] tiles, int lane) {
        int free = (1 << lengths[lane]) - 1 & ~tiles[lane];
        int reached = (tiles[lane] << 1 | tiles[lane] >>> 1 | tiles[lane - 1] | tiles[lane + 1]) & free;
        for (int placed = 1; placed < REACH; placed++) {
            reached |= (reached << 1 | reached >>> 1) & free;
        }
        return reached & hot[lane];
    }

    private boolean isBingoLane(int[] tiles, int lane) {
        if (lengths[lane] < rackSize) {
            return false;
        }
        int here = tiles[lane];
        int crossed = (tiles[lane - 1] | tiles[lane + 1]) & ~here;
        return meetsOnce(here, crossed, lengths[lane], rackSize)
                || meetsOnce(here, crossed, lengths[lane], rackSize + 1);
    }

    /// Whether a word of this length, on otherwise empty squares, fits where it has one contact: a tile
    /// (when it is longer than a rack) or a crossing word (when it is not).
    private boolean meetsOnce(int here, int crossed, int length, int word) {
        int squares = (1 << word) - 1;
        for (int start = 0; start + word <= length; start++) {
            int window = squares << start;
            boolean stands = (here & (window << 1 | window >>> 1) & ~window) == 0;
            if (stands
                    && Integer.bitCount(here & window) == word - rackSize
                    && Integer.bitCount((here | crossed) & window) == 1) {
                return true;
            }
        }
        return false;
    }
}
