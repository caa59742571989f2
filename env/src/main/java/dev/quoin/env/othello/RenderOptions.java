package dev.quoin.env.othello;

import static java.util.stream.Collectors.joining;

import dev.quoin.env.option.OptionReader;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.picture.Diagram;
import dev.quoin.othello.picture.TextDiagram;
import java.util.Arrays;

/// The options for rendering a game as an observation, as text and as a picture.
///
/// @param encoding how an observation encodes the board
/// @param symbols the characters for a black disc, a white disc, an empty square and a legal move
/// @param pictureSize the width and height of a picture in pixels
public record RenderOptions(OthelloEncoding encoding, String symbols, int pictureSize) {
    static final int LEAST_PICTURE = 64;
    static final int LARGEST_PICTURE = 2048;

    private static final String SYMBOLS = "XO-.";
    private static final int PICTURE = 512;

    public RenderOptions {
        if (symbols.codePoints().distinct().count() != 4 || symbols.codePointCount(0, symbols.length()) != 4) {
            throw new IllegalArgumentException("symbols must be 4 different characters, got '" + symbols + "'");
        }
        if (pictureSize < LEAST_PICTURE || pictureSize > LARGEST_PICTURE) {
            throw new IllegalArgumentException("a picture must be " + LEAST_PICTURE + " to " + LARGEST_PICTURE
                    + " pixels wide, got " + pictureSize);
        }
    }

    static RenderOptions read(OptionReader reader) {
        return new RenderOptions(
                reader.choice("observation", OthelloEncoding.PLANES),
                reader.any("symbols", SYMBOLS, RenderOptions::symbols),
                reader.whole("picture_size", PICTURE, LEAST_PICTURE, LARGEST_PICTURE));
    }

    private static String symbols(Object value) {
        if (value instanceof String text
                && text.codePoints().distinct().count() == 4
                && text.codePoints().count() == 4) {
            return text;
        }
        throw new IllegalArgumentException(
                "4 different characters: for a black disc, a white one, an empty square and a legal move");
    }

    /// Renders a position as text: the board with a mark on each legal square, the side to move, and the
    /// disc count of each side.
    String text(OthelloPosition position) {
        var signs = new TextDiagram.Symbols(symbol(0), symbol(1), symbol(2), symbol(3));
        String turn = position.isOver() ? "the game is over" : position.toMove().displayName() + " to move";
        String counts = Arrays.stream(Disc.values())
                .map(disc -> disc.displayName() + " " + signs.of(disc) + " " + position.count(disc))
                .collect(joining(", "));
        return TextDiagram.of(Diagram.of(position).withLegal(), signs).text() + turn + "\n" + counts + "\n";
    }

    /// Returns a character of the text, by its index in [#symbols].
    private String symbol(int place) {
        int from = symbols.offsetByCodePoints(0, place);
        return symbols.substring(from, symbols.offsetByCodePoints(from, 1));
    }
}
