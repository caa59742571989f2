package dev.quoin.crossword.solver;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;

/// The rules under which a text board is played: its own multipliers, standard letter values, 50 points for seven tiles
/// or more, and the centre as start square. Of the four squares in the middle of an even board the centre is the lower
/// right one, `(n/2, n/2)` counted from 0.
final class BoardVariant {
    private static final int BONUS = 50;
    private static final int BONUS_TILES = 7;

    private BoardVariant() {}

    static Variant of(TextBoard board) {
        return of(board, BONUS_TILES);
    }

    /// As [#of], checked for plays of this many tiles.
    ///
    /// @throws IllegalArgumentException when a play could score more than a number can hold
    static Variant of(TextBoard board, int tiles) {
        Variant standard = Variants.named("standard");
        return new Variant(
                "board",
                board.layout(),
                board.size() / 2,
                board.size() / 2,
                standard.tiles(),
                tiles,
                BONUS,
                Board.empty(board.size(), board.size()),
                standard.clock(),
                standard.lexicon(),
                standard.exchangeMinimum(),
                standard.scorelessTurns());
    }

    /// Whether every score fits, whatever is played from a tray of this size.
    static boolean scoresFit(TextBoard board, int tray) {
        try {
            of(board, Math.max(BONUS_TILES, tray));
            return true;
        } catch (IllegalArgumentException tooHigh) {
            return false;
        }
    }
}
