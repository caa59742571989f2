package dev.quoin.crossword.movegen;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;
import java.util.Arrays;

/// The board as the search sees it: both orientations as lanes, with cross-checks and extension sets.
/// Mutable, not thread-safe.
///
/// A *lane* is a row read left to right or a column read top to bottom. Rows come first, then columns; each
/// lane is bordered by an edge square on either side that holds no tile and allows no letter, so that a
/// search needs no bounds checks. Square `p` of a lane has the index `lane * stride + 1 + p`.
///
/// A *block* is a maximal run of tiles in a lane. What depends on a block is computed only when its lane changes: a
/// play changes its own lane and one crossing lane per tile placed.
final class Grid {
    /// The bits of a level in [#freeLevels].
    static final int LEVEL_BITS = 4;

    private static final int LETTER_MASK = (1 << BlockCache.LETTER_BITS) - 1;

    private final Lexicon lexicon;

    /// The letters where no word crosses: any letter is allowed.
    final int free;

    final int rows;
    final int columns;
    final int stride;
    final int lanes;

    /// The letter on each square, 0 when empty; blanks are not distinguished.
    final byte[] letters;

    /// The face value of the tile on each square.
    final byte[] values;

    /// Cross-checks: the letters that the crossing word allows on each empty square.
    final int[] crossChecks;

    /// Extension sets: the cross-check, restricted to letters that can precede the block that follows in this lane.
    final int[] extensionSets;

    /// The places in each lane that hold a tile, one bit each.
    final long[] occupied;

    /// The places in each lane that a word crossed when they were empty, one bit each.
    final long[] crossed;

    /// By the last square of each block: the GADDAG node after the block spelled backwards.
    final long[] blockNodes;

    /// What a letter's value counts when placed: in the main word before word multipliers (low half), and in the
    /// crossing word (high half, 0 when there is none).
    final long[] factors;

    /// The factors of crossed squares, otherwise 0.
    final long[] crossedFactors;

    /// By square that no word crosses: one more square at each level up to its letter multiplier, [#LEVEL_BITS] each;
    /// otherwise 0.
    final long[] freeLevels;

    /// Cross-scores: what the tiles of the crossing word add when this square is filled (high half).
    final long[] crossScores;

    /// The word multiplier of each square.
    final byte[] wordMultipliers;

    // Cross-checks and factors of a board without tiles.
    private final int[] freeChecks;
    private final long[] freeFactors;
    private final long[] allLevels;

    private final byte[] letterMultipliers;
    private final byte[] tileValues;
    private final byte[] tiles;
    private final BlockCache blocks;
    private int tileCount;

    Grid(Lexicon lexicon, Variant variant) {
        this.lexicon = lexicon;
        blocks = new BlockCache(lexicon);
        free = lexicon.anyLetter();
        rows = variant.rows();
        columns = variant.columns();
        stride = Math.max(rows, columns) + 2;
        lanes = rows + columns;
        int squares = lanes * stride + 1;
        letters = new byte[squares];
        values = new byte[squares];
        crossChecks = new int[squares];
        extensionSets = new int[squares];
        blockNodes = new long[squares];
        occupied = new long[lanes];
        crossed = new long[lanes];
        factors = new long[squares];
        crossedFactors = new long[squares];
        freeLevels = new long[squares];
        allLevels = new long[squares];
        crossScores = new long[squares];
        wordMultipliers = new byte[squares];
        letterMultipliers = new byte[squares];
        freeChecks = new int[squares];
        freeFactors = new long[squares];
        tiles = new byte[rows * columns];
        tileValues = new byte[128];
        for (int letter = 1; letter <= variant.tiles().alphabet().size(); letter++) {
            tileValues[Tile.natural(letter)] = (byte) variant.tiles().valueOfNumber(letter);
        }
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                setUp(across(row, column), variant, row, column);
                setUp(down(row, column), variant, row, column);
            }
        }
        clear();
    }

    private void setUp(int square, Variant variant, int row, int column) {
        freeChecks[square] = free;
        freeFactors[square] = variant.layout().letterMultiplier(row, column);
        allLevels[square] = levels(variant.layout().letterMultiplier(row, column));
        letterMultipliers[square] = (byte) variant.layout().letterMultiplier(row, column);
        wordMultipliers[square] = (byte) variant.layout().wordMultiplier(row, column);
    }

    private static long levels(int multiplier) {
        long levels = 0;
        for (int level = 1; level <= multiplier; level++) {
            levels = levels << LEVEL_BITS | 1;
        }
        return levels;
    }

    /// The index of a square in its row's lane.
    int across(int row, int column) {
        return row * stride + 1 + column;
    }

    /// The index of a square in its column's lane.
    int down(int row, int column) {
        return (rows + column) * stride + 1 + row;
    }

    /// The tile on a square of the board, with blanks distinguished.
    byte tile(int row, int column) {
        return tiles[row * columns + column];
    }

    /// The number of squares of lane `lane`.
    int length(int lane) {
        return lane < rows ? columns : rows;
    }

    /// Whether the lane is a column.
    boolean isColumn(int lane) {
        return lane >= rows;
    }

    boolean isEmpty() {
        return tileCount == 0;
    }

    /// Sets the board. If tiles were only added, only the lanes that differ are computed again.
    void load(Board board) {
        if (board.rows() != rows || board.columns() != columns) {
            throw new IllegalArgumentException("this generator is for boards of " + rows + "×" + columns + ", got "
                    + board.rows() + "×" + board.columns());
        }
        if (!onlyAdds(board)) {
            clear();
        }
        long touchedRows = 0;
        long touchedColumns = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                byte tile = board.at(row, column);
                if (tile != tiles[row * columns + column]) {
                    put(row, column, tile);
                    touchedRows |= 1L << row;
                    touchedColumns |= 1L << column;
                }
            }
        }
        readTouched(touchedRows, touchedColumns);
    }

    /// Sets the board to that of another grid after play `index` of `plays`.
    void follow(Grid before, PlayBuffer plays, int index) {
        copy(before);
        long touchedRows = 0;
        long touchedColumns = 0;
        int row = plays.row(index);
        int column = plays.column(index);
        var direction = plays.direction(index);
        int count = plays.count(index);
        for (int placed = 0; placed < count; row += direction.rowStep(), column += direction.columnStep()) {
            if (tiles[row * columns + column] == Tile.EMPTY) {
                put(row, column, plays.tile(index, placed++));
                touchedRows |= 1L << row;
                touchedColumns |= 1L << column;
            }
        }
        readTouched(touchedRows, touchedColumns);
    }

    /// Sets the board to that of another grid.
    void copy(Grid other) {
        tileCount = other.tileCount;
        System.arraycopy(other.tiles, 0, tiles, 0, tiles.length);
        System.arraycopy(other.letters, 0, letters, 0, letters.length);
        System.arraycopy(other.values, 0, values, 0, values.length);
        System.arraycopy(other.crossChecks, 0, crossChecks, 0, crossChecks.length);
        System.arraycopy(other.extensionSets, 0, extensionSets, 0, extensionSets.length);
        System.arraycopy(other.occupied, 0, occupied, 0, lanes);
        System.arraycopy(other.crossed, 0, crossed, 0, lanes);
        System.arraycopy(other.blockNodes, 0, blockNodes, 0, blockNodes.length);
        System.arraycopy(other.factors, 0, factors, 0, factors.length);
        System.arraycopy(other.crossedFactors, 0, crossedFactors, 0, crossedFactors.length);
        System.arraycopy(other.freeLevels, 0, freeLevels, 0, freeLevels.length);
        System.arraycopy(other.crossScores, 0, crossScores, 0, crossScores.length);
    }

    private void readTouched(long touchedRows, long touchedColumns) {
        for (long rest = touchedRows; rest != 0; rest &= rest - 1) {
            readLane(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = touchedColumns; rest != 0; rest &= rest - 1) {
            readLane(rows + Long.numberOfTrailingZeros(rest));
        }
    }

    private boolean onlyAdds(Board board) {
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                byte tile = tiles[row * columns + column];
                if (tile != Tile.EMPTY && tile != board.at(row, column)) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Removes all tiles.
    void clear() {
        Arrays.fill(tiles, Tile.EMPTY);
        Arrays.fill(letters, (byte) 0);
        Arrays.fill(values, (byte) 0);
        Arrays.fill(occupied, 0);
        Arrays.fill(crossed, 0);
        tileCount = 0;
        System.arraycopy(freeChecks, 0, crossChecks, 0, freeChecks.length);
        System.arraycopy(freeChecks, 0, extensionSets, 0, freeChecks.length);
        System.arraycopy(freeFactors, 0, factors, 0, freeFactors.length);
        System.arraycopy(allLevels, 0, freeLevels, 0, allLevels.length);
        Arrays.fill(crossedFactors, 0);
        Arrays.fill(crossScores, 0);
    }

    private void put(int row, int column, byte tile) {
        tiles[row * columns + column] = tile;
        tileCount++;
        occupied[row] |= 1L << column;
        occupied[rows + column] |= 1L << row;
        int across = across(row, column);
        int down = down(row, column);
        letters[across] = letters[down] = (byte) Tile.letter(tile);
        values[across] = values[down] = Tile.isBlank(tile) ? 0 : tileValues[tile];
    }

    /// Computes cross-checks, cross-scores and extension sets that depend on the blocks of a lane.
    private void readLane(int lane) {
        int first = lane * stride + 1;
        int length = length(lane);
        long before = 0; // node after the previous block
        int sumBefore = 0;
        int endBefore = -1; // the place after it
        for (long rest = occupied[lane]; rest != 0; ) {
            int startPlace = Long.numberOfTrailingZeros(rest);
            int endPlace = startPlace + Long.numberOfTrailingZeros(~(rest >>> startPlace));
            int start = first + startPlace;
            int end = first + endPlace;
            int sum = 0;
            long key = BlockCache.NO_LETTERS;
            for (int square = start; square < end; square++) {
                key = key << BlockCache.LETTER_BITS | letters[square] & LETTER_MASK;
                sum += values[square];
            }
            int slot = blocks.slot(key, letters, start, end);
            long node = blocks.nodes[slot];
            blockNodes[end - 1] = node;
            if (startPlace > 0) {
                boolean gapOfOne = startPlace - endBefore == 1;
                int check = gapOfOne ? bridging(before, start, end) : blocks.fronts[slot];
                setCross(lane, start - 1, check, gapOfOne ? sumBefore + sum : sum);
                extensionSets[start - 1] = crossChecks[start - 1] & lexicon.following(node);
            }
            if (endPlace < length) {
                extensionSets[end] = crossChecks[end];
                if ((rest >>> endPlace + 1 & 1) == 0) {
                    setCross(lane, end, blocks.backs[slot], sum);
                }
            }
            before = node;
            sumBefore = sum;
            endBefore = endPlace;
            rest &= -1L << endPlace;
        }
    }

    /// The letters of all tiles in the lane from `place` on.
    int lettersFrom(int lane, int place) {
        int first = lane * stride + 1;
        int found = 0;
        for (long rest = occupied[lane] >>> place << place; rest != 0; rest &= rest - 1) {
            found |= 1 << letters[first + Long.numberOfTrailingZeros(rest)];
        }
        return found;
    }

    /// The letters that join the block of node `before` and the block from `start` into one word.
    private int bridging(long before, int start, int end) {
        long node = lexicon.afterSeparator(before);
        int check = 0;
        for (int rest = Lexicon.inOrder(lexicon.following(node)); rest != 0; rest &= rest - 1) {
            int letter = Integer.numberOfTrailingZeros(rest) + 1;
            long behind = lexicon.step(node, letter);
            for (int square = start; square < end - 1; square++) {
                behind = lexicon.step(behind, letters[square]);
            }
            check |= (lexicon.completing(behind) >>> letters[end - 1] & 1) << letter;
        }
        return check;
    }

    /// Sets the cross-check and cross-score where another lane crosses `lane` at `square`.
    private void setCross(int lane, int square, int check, int sum) {
        int place = square - lane * stride - 1;
        int crossingLane = isColumn(lane) ? place : rows + place;
        int crossingPlace = isColumn(lane) ? lane - rows : lane;
        int crossing = crossingLane * stride + 1 + crossingPlace;
        crossed[crossingLane] |= 1L << crossingPlace;
        long multiplier = wordMultipliers[crossing];
        int letterMultiplier = letterMultipliers[crossing];
        crossChecks[crossing] = check;
        factors[crossing] = crossedFactors[crossing] = letterMultiplier * multiplier << 32 | letterMultiplier;
        freeLevels[crossing] = 0;
        crossScores[crossing] = sum * multiplier << 32;
        int next = crossing + 1;
        extensionSets[crossing] = letters[next] == 0 ? check : check & lexicon.following(blockNodeFrom(next));
    }

    private long blockNodeFrom(int square) {
        int last = square;
        while (letters[last + 1] != 0) {
            last++;
        }
        return blockNodes[last];
    }

    /// Whether a word crosses the lane at this empty square.
    boolean isCrossed(int square) {
        return factors[square] >>> 32 != 0;
    }
}
