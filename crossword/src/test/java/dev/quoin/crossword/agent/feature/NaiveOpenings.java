package dev.quoin.crossword.agent.feature;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.variant.Variant;
import java.util.HashSet;
import java.util.Set;

/// Hotspots and bingo lanes square by square, as their definition reads.
final class NaiveOpenings {
    private final Variant variant;

    NaiveOpenings(Variant variant) {
        this.variant = variant;
    }

    /// The accessible hotspots of a board, as row times 100 plus column.
    Set<Integer> accessible(Board board) {
        var found = new HashSet<Integer>();
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                boolean hot = variant.layout().wordMultiplier(row, column) >= 2
                        || variant.layout().letterMultiplier(row, column) >= 3;
                if (hot && tilesNeeded(board, row, column) <= BoardOpenness.REACH) {
                    found.add(row * 100 + column);
                }
            }
        }
        return found;
    }

    /// The bingo lanes of a board: rows from 0, columns from 100.
    Set<Integer> lanes(Board board) {
        var found = new HashSet<Integer>();
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                if (takesARack(board, row, column, Direction.ACROSS)) {
                    found.add(row);
                }
                if (takesARack(board, row, column, Direction.DOWN)) {
                    found.add(100 + column);
                }
            }
        }
        return found;
    }

    private static int tilesNeeded(Board board, int row, int column) {
        int fewest = Integer.MAX_VALUE;
        for (int[] step : new int[][] {{0, 1}, {0, -1}, {1, 0}, {-1, 0}}) {
            int tiles = 1;
            int r = row;
            int c = column;
            while (board.isEmpty(r, c)) {
                if (isAnchor(board, r, c)) {
                    fewest = Math.min(fewest, tiles);
                }
                tiles++;
                r += step[0];
                c += step[1];
            }
        }
        return fewest;
    }

    private static boolean isAnchor(Board board, int row, int column) {
        return board.hasTile(row - 1, column)
                || board.hasTile(row + 1, column)
                || board.hasTile(row, column - 1)
                || board.hasTile(row, column + 1);
    }

    /// Whether a word that begins here takes a whole rack and meets one tile, or one crossing word.
    private boolean takesARack(Board board, int row, int column, Direction direction) {
        int rowStep = direction.rowStep();
        int columnStep = direction.columnStep();
        if (board.hasTile(row - rowStep, column - columnStep)) {
            return false;
        }
        int placed = 0;
        int tiles = 0;
        int crossings = 0;
        int r = row;
        int c = column;
        while (board.contains(r, c) && (placed < variant.rackSize() || board.hasTile(r, c))) {
            if (board.hasTile(r, c)) {
                tiles++;
            } else {
                placed++;
                boolean crossed =
                        board.hasTile(r - columnStep, c - rowStep) || board.hasTile(r + columnStep, c + rowStep);
                crossings += crossed ? 1 : 0;
            }
            r += rowStep;
            c += columnStep;
        }
        return placed == variant.rackSize() && tiles + crossings == 1;
    }
}
