package dev.quoin.crossword.notation;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Alphabet;
import java.util.Arrays;

/// The whole word that a play makes in its direction, with the tiles that lay there before; immutable.
public final class MainWord {
    private final WordStart start;
    private final byte[] tiles;
    private final boolean[] placed;

    private MainWord(WordStart start, byte[] tiles, boolean[] placed) {
        this.start = start;
        this.tiles = tiles;
        this.placed = placed;
    }

    /// The main word of a play on the board before it.
    public static MainWord of(Board before, Play play) {
        Board after = before.with(play.placements());
        var direction = play.direction();
        int row = play.placements().getFirst().row();
        int column = play.placements().getFirst().column();
        while (after.hasTile(row - direction.rowStep(), column - direction.columnStep())) {
            row -= direction.rowStep();
            column -= direction.columnStep();
        }
        var tiles = new byte[Board.LONGEST_SIDE];
        var placed = new boolean[Board.LONGEST_SIDE];
        int length = 0;
        while (after.hasTile(row + length * direction.rowStep(), column + length * direction.columnStep())) {
            int letterRow = row + length * direction.rowStep();
            int letterColumn = column + length * direction.columnStep();
            tiles[length] = after.at(letterRow, letterColumn);
            placed[length++] = before.isEmpty(letterRow, letterColumn);
        }
        return new MainWord(
                new WordStart(row, column, direction), Arrays.copyOf(tiles, length), Arrays.copyOf(placed, length));
    }

    /// Where it starts.
    public WordStart start() {
        return start;
    }

    /// How many letters it has.
    public int length() {
        return tiles.length;
    }

    /// The tile of its letter number `at`, from 0.
    public byte tile(int at) {
        return tiles[at];
    }

    /// The letters alone, blanks in lower case: `PAPER`.
    public String plain(Alphabet alphabet) {
        var text = new StringBuilder();
        for (byte tile : tiles) {
            text.append(alphabet.show(tile));
        }
        return text.toString();
    }

    /// The word with what lay there before in round brackets: `P(APE)R`.
    public String inBrackets(Alphabet alphabet) {
        var text = new StringBuilder();
        for (int at = 0; at < tiles.length; at++) {
            boolean opens = !placed[at] && (at == 0 || placed[at - 1]);
            boolean closes = !placed[at] && (at == tiles.length - 1 || placed[at + 1]);
            text.append(opens ? "(" : "").append(alphabet.show(tiles[at])).append(closes ? ")" : "");
        }
        return text.toString();
    }

    /// The word with a dot for every tile that lay there before: `P...R`.
    public String withDots(Alphabet alphabet) {
        var text = new StringBuilder();
        for (int at = 0; at < tiles.length; at++) {
            text.append(placed[at] ? alphabet.show(tiles[at]) : ".");
        }
        return text.toString();
    }
}
