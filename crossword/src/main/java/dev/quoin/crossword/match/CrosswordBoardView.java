package dev.quoin.crossword.match;

import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.kit.BoardView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/// Draws crossword positions of a variant.
///
/// @param variant the variant
record CrosswordBoardView(Variant variant) implements BoardView<CrosswordPosition> {
    @Override
    public Grid grid() {
        var marks = new ArrayList<String>();
        for (int row = 0; row < variant.layout().rows(); row++) {
            for (int column = 0; column < variant.layout().columns(); column++) {
                marks.add(mark(row, column));
            }
        }
        Alphabet alphabet = variant.tiles().alphabet();
        var values = new LinkedHashMap<String, Integer>();
        for (String letter : alphabet.letters()) {
            values.put(
                    letter,
                    variant.tiles().valueOfNumber(alphabet.number(letter).orElseThrow()));
        }
        return new Grid(Pieces.TILES, variant.layout().rows(), variant.layout().columns(), marks, values);
    }

    private String mark(int row, int column) {
        int word = variant.layout().wordMultiplier(row, column);
        int letter = variant.layout().letterMultiplier(row, column);
        String start = row == variant.startRow() && column == variant.startColumn() ? "*" : "";
        return (word > 1 ? word + "W" : "") + (letter > 1 ? letter + "L" : "") + start;
    }

    @Override
    public List<String> squares(CrosswordPosition position) {
        Alphabet alphabet = variant.tiles().alphabet();
        var squares = new ArrayList<String>();
        for (int row = 0; row < position.board().rows(); row++) {
            for (int column = 0; column < position.board().columns(); column++) {
                byte tile = position.board().at(row, column);
                squares.add(
                        tile == Tile.EMPTY ? "" : (Tile.isBlank(tile) ? "?" : "") + alphabet.face(Tile.letter(tile)));
            }
        }
        return squares;
    }

    @Override
    public String rack(CrosswordPosition position, int seat) {
        return position.rack(seat).show(variant.tiles().alphabet());
    }
}
