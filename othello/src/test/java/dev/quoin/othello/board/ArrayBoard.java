package dev.quoin.othello.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The rules on an array of characters, one square after another, as they are told to a beginner: the
/// twin that everything fast must agree with.
final class ArrayBoard {
    private final char[][] cells = new char[8][8];
    private char mover;

    static ArrayBoard of(OthelloPosition position) {
        var board = new ArrayBoard();
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                long bit = 1L << row * 8 + column;
                board.cells[row][column] =
                        (position.black() & bit) != 0 ? 'X' : (position.white() & bit) != 0 ? 'O' : '-';
            }
        }
        board.mover = position.toMove() == Disc.BLACK ? 'X' : 'O';
        return board;
    }

    /// The squares that a disc would turn, in the order of the directions; none on an occupied square.
    List<Integer> turned(int row, int column) {
        var all = new ArrayList<Integer>();
        if (cells[row][column] != '-') {
            return all;
        }
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                if (down != 0 || right != 0) {
                    all.addAll(line(row, column, down, right));
                }
            }
        }
        return all;
    }

    private List<Integer> line(int row, int column, int down, int right) {
        var line = new ArrayList<Integer>();
        int r = row + down;
        int c = column + right;
        while (r >= 0 && r < 8 && c >= 0 && c < 8 && cells[r][c] != '-') {
            if (cells[r][c] == mover) {
                return line;
            }
            line.add(r * 8 + c);
            r += down;
            c += right;
        }
        return List.of();
    }

    List<Integer> playable() {
        var squares = new ArrayList<Integer>();
        for (int square = 0; square < 64; square++) {
            if (!turned(square / 8, square % 8).isEmpty()) {
                squares.add(square);
            }
        }
        return squares;
    }

    void place(int row, int column) {
        List<Integer> turned = turned(row, column);
        cells[row][column] = mover;
        turned.forEach(square -> cells[square / 8][square % 8] = mover);
        pass();
    }

    void pass() {
        mover = mover == 'X' ? 'O' : 'X';
    }

    boolean isOver() {
        boolean stuck = playable().isEmpty();
        pass();
        boolean bothStuck = stuck && playable().isEmpty();
        pass();
        return bothStuck;
    }

    int count(char disc) {
        int count = 0;
        for (char[] row : cells) {
            for (char cell : row) {
                count += cell == disc ? 1 : 0;
            }
        }
        return count;
    }

    @Override
    public String toString() {
        var text = new StringBuilder();
        Arrays.stream(cells).forEach(text::append);
        return text.append(' ').append(mover).toString();
    }
}
