package dev.quoin.crossword.solver;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;

/// The rules for a text board: its own multipliers, the letters and the bonus of its variant (50 points for seven
/// tiles or more in the standard one), and the center as start square. The center of an even board is the lower right
/// of the four middle
/// squares, `(n/2, n/2)` counted from 0.
final class BoardVariant {
    private BoardVariant() {}

    static Variant standard() {
        return Variants.named("standard");
    }

    static Variant of(TextBoard board) {
        return of(board, board.rules().rackSize());
    }

    /// Like [#of], but checked for plays of this many tiles.
    ///
    /// @throws IllegalArgumentException when the score of a play could overflow
    static Variant of(TextBoard board, int tiles) {
        Variant rules = board.rules();
        return new Variant(
                "board",
                board.layout(),
                board.size() / 2,
                board.size() / 2,
                rules.tiles(),
                tiles,
                rules.bingoBonus(),
                Board.empty(board.size(), board.size()),
                rules.clock(),
                rules.lexicon(),
                rules.exchangeMinimum(),
                rules.scorelessTurns());
    }

    /// Whether every score fits in an `int`, whatever is played from a tray of this size.
    static boolean scoresFit(TextBoard board, int tray) {
        try {
            of(board, Math.max(board.rules().rackSize(), tray));
            return true;
        } catch (IllegalArgumentException tooHigh) {
            return false;
        }
    }
}
