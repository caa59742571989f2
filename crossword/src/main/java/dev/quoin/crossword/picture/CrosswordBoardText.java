package dev.quoin.crossword.picture;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.variant.PremiumLayout;
import dev.quoin.crossword.variant.Variant;

/// Formats a position as text for a seat: tiles as letters, blanks in lower case, premium squares as
/// symbols. Stateless.
///
/// On an empty square `=` and `-` triple and double a word, `"` and `'` a letter.
public final class CrosswordBoardText {
    private CrosswordBoardText() {}

    /// Draws the board, then the rack of a seat, the bag, the scores and whose turn it is.
    public static String draw(Variant variant, CrosswordPosition position, int seat) {
        Alphabet alphabet = variant.tiles().alphabet();
        var text = new StringBuilder(squares(variant, position.board()));
        text.append("player ").append(seat + 1).append(" holds ");
        text.append(position.rack(seat).show(alphabet)).append(", the bag ").append(position.bagSize());
        text.append("; scores ");
        for (int player = 0; player < position.players(); player++) {
            text.append(player == 0 ? "" : ":").append(position.scores().get(player));
        }
        return text.append("; player ")
                .append(position.toMove() + 1)
                .append(" to move\n")
                .toString();
    }

    /// Draws the squares of a board, line by line.
    public static String squares(Variant variant, Board board) {
        var text = new StringBuilder("   ");
        for (int column = 0; column < variant.columns(); column++) {
            text.append(' ').append((char) ('A' + column));
        }
        text.append('\n');
        for (int row = 0; row < variant.rows(); row++) {
            text.append("%3d".formatted(row + 1));
            for (int column = 0; column < variant.columns(); column++) {
                text.append(' ');
                if (board.hasTile(row, column)) {
                    text.append(variant.tiles().alphabet().show(board.at(row, column)));
                } else {
                    text.append(sign(variant.layout(), row, column));
                }
            }
            text.append('\n');
        }
        return text.toString();
    }

    /// The symbol of an empty square.
    private static char sign(PremiumLayout layout, int row, int column) {
        int word = layout.wordMultiplier(row, column);
        int letter = layout.letterMultiplier(row, column);
        if (word > 1) {
            return word > 2 ? '=' : '-';
        }
        return letter == 1 ? '.' : letter == 2 ? '\'' : '"';
    }
}
