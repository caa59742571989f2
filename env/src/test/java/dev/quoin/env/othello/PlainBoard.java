package dev.quoin.env.othello;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import java.util.ArrayList;
import java.util.List;

/// The rules on a table of characters, walked square by square: what the engine must agree with.
final class PlainBoard {
    private final char[][] cells = new char[8][8];
    private final char own;

    PlainBoard(OthelloPosition position, Disc mover) {
        own = mover == Disc.BLACK ? 'X' : 'O';
        for (int square = 0; square < 64; square++) {
            boolean black = (position.black() >>> square & 1) == 1;
            boolean white = (position.white() >>> square & 1) == 1;
            cells[square / 8][square % 8] = black ? 'X' : white ? 'O' : '-';
        }
    }

    /// The squares that a disc on a square would turn.
    List<Integer> turned(int square) {
        var all = new ArrayList<Integer>();
        if (cells[square / 8][square % 8] != '-') {
            return all;
        }
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                var line = new ArrayList<Integer>();
                int row = square / 8 + down;
                int column = square % 8 + right;
                while (isOther(row, column)) {
                    line.add(row * 8 + column);
                    row += down;
                    column += right;
                }
                if (isOn(row, column) && cells[row][column] == own) {
                    all.addAll(line);
                }
            }
        }
        return all;
    }

    List<Integer> playable() {
        var squares = new ArrayList<Integer>();
        for (int square = 0; square < 64; square++) {
            if (!turned(square).isEmpty()) {
                squares.add(square);
            }
        }
        return squares;
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

    private static boolean isOn(int row, int column) {
        return row >= 0 && row < 8 && column >= 0 && column < 8;
    }

    private boolean isOther(int row, int column) {
        return isOn(row, column) && cells[row][column] != '-' && cells[row][column] != own;
    }
}
