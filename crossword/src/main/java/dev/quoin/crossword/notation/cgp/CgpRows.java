package dev.quoin.crossword.notation.cgp;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Faces;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.format.FormatFault;
import java.util.Optional;

/// Parses the board of a CGP line. Used once.
final class CgpRows {
    private final CgpText line;
    private final Variant variant;
    private final byte[] tiles;
    private int row;
    private int column;

    CgpRows(CgpText line, Variant variant) {
        this.line = line;
        this.variant = variant;
        this.tiles = new byte[variant.rows() * variant.columns()];
    }

    Board board(int start, int end) {
        String text = line.text();
        int rowStart = start;
        int at = start;
        while (at < end) {
            char c = text.charAt(at);
            if (c == '/') {
                endRow(rowStart);
                row++;
                column = 0;
                at++;
                rowStart = at;
            } else if (c >= '0' && c <= '9') {
                at = gap(at, end);
            } else {
                at = tile(at, end);
            }
        }
        endRow(rowStart);
        if (row != variant.rows() - 1) {
            throw line.refusal(start, "board", (row + 1) + " rows", rows());
        }
        return Board.of(variant.rows(), variant.columns(), tiles);
    }

    private int gap(int start, int end) {
        int at = start;
        int squares = 0;
        while (at < end && Character.isDigit(line.text().charAt(at)) && at < start + 3) {
            squares = 10 * squares + Character.digit(line.text().charAt(at), 10);
            at++;
        }
        if (squares == 0 || column + squares > variant.columns()) {
            throw line.refusal(
                    start,
                    name(),
                    FormatFault.quoted(line.text().substring(start, at)),
                    "squares that fill " + columns());
        }
        column += squares;
        return at;
    }

    private int tile(int start, int end) {
        String text = line.text();
        int close = Faces.end(text, start);
        int after = close < 0 || close > end ? start + 1 : close;
        String face = after == close ? Faces.at(text, start, after) : text.substring(start, after);
        Optional<Byte> tile = variant.tiles().alphabet().tile(face);
        if (tile.isEmpty()) {
            throw line.refusal(
                    start,
                    name(),
                    FormatFault.quoted(face),
                    "a letter of " + variant.tiles().alphabet().describe() + ", a number of empty squares or /");
        }
        if (row >= variant.rows() || column >= variant.columns()) {
            throw line.refusal(
                    start,
                    name(),
                    FormatFault.quoted(face),
                    row >= variant.rows() ? rows() : "the end of " + columns());
        }
        tiles[row * variant.columns() + column] = tile.get();
        column++;
        return after;
    }

    private void endRow(int start) {
        if (row >= variant.rows()) {
            throw line.refusal(start, "board", "more than " + variant.rows() + " rows", rows());
        }
        if (column != variant.columns()) {
            throw line.refusal(start, name(), column + " squares", columns());
        }
    }

    private String name() {
        return "row " + (row + 1);
    }

    private String rows() {
        return variant.rows() + " rows in variant " + variant.name() + " (use bdn or another variant to change it)";
    }

    private String columns() {
        return variant.columns() + " columns in variant " + variant.name()
                + " (use bdn or another variant to change it)";
    }
}
