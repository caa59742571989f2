package dev.quoin.terminal.tiles;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.PremiumLayout;
import dev.quoin.terminal.table.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Describes a tile game in words, for screen readers.
public final class SpokenTileBoard {
    private final TileGame game;

    /// Creates descriptions of this game.
    public SpokenTileBoard(TileGame game) {
        this.game = game;
    }

    /// Describes the rack, tile by tile: `Rack: A, E, I, N, R, T, blank.`
    public String rack(List<String> faces) {
        List<String> spoken =
                faces.stream().map(face -> face.equals("?") ? "blank" : face).toList();
        return "Rack: " + (spoken.isEmpty() ? "empty" : String.join(", ", spoken)) + ".";
    }

    /// Describes a row or column with its tiles and premium squares: `Row 8: D Q, E U, H double word.`
    public Answer line(String which) {
        Board board = game.board();
        String name = which.toUpperCase(Locale.ROOT);
        boolean isRow = name.matches("[0-9]{1,2}");
        int index = isRow ? Integer.parseInt(name) - 1 : name.length() == 1 ? name.charAt(0) - 'A' : -1;
        int most = isRow ? board.rows() : board.columns();
        if (index < 0 || index >= most) {
            return Answer.refusal("row takes a row from 1 to " + board.rows() + " or a column from A to "
                    + (char) ('A' + board.columns() - 1) + ", got '" + which + "'.");
        }
        var squares = new ArrayList<String>();
        int length = isRow ? board.columns() : board.rows();
        for (int at = 0; at < length; at++) {
            String there = isRow ? square(index, at) : square(at, index);
            String label = isRow ? String.valueOf((char) ('A' + at)) : String.valueOf(at + 1);
            if (!there.isEmpty()) {
                squares.add(label + " " + there);
            }
        }
        String read = squares.isEmpty() ? "empty" : String.join(", ", squares);
        return Answer.of((isRow ? "Row " : "Column ") + name + ": " + read + ".");
    }

    private String square(int row, int column) {
        byte tile = game.board().at(row, column);
        if (tile != Tile.EMPTY) {
            Alphabet alphabet = game.variant().tiles().alphabet();
            return (Tile.isBlank(tile) ? "blank " : "") + alphabet.face(Tile.letter(tile));
        }
        PremiumLayout layout = game.variant().layout();
        String word = premium(layout.wordMultiplier(row, column), "word");
        String letter = premium(layout.letterMultiplier(row, column), "letter");
        return word.isEmpty() || letter.isEmpty() ? word + letter : word + " and " + letter;
    }

    private static String premium(int multiplier, String what) {
        return switch (multiplier) {
            case 1 -> "";
            case 2 -> "double " + what;
            case 3 -> "triple " + what;
            default -> multiplier + " times " + what;
        };
    }
}
