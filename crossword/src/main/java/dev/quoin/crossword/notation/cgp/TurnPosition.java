package dev.quoin.crossword.notation.cgp;

import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;

/// A position with the turn before it, which CGP does not have.
///
/// @param position the position, with the mover as seat 0
/// @param last the turn before it, with the mover as seat 0
public record TurnPosition(CgpPosition position, LastTurn last) {
    /// Returns a position after an unknown turn.
    public static TurnPosition of(CgpPosition position) {
        return new TurnPosition(position, new LastTurn.None());
    }

    /// Returns the position as the player to move sees it, like [CgpPosition#seen].
    ///
    /// @throws IllegalArgumentException when the board and the rack have tiles that the variant does not have
    public CrosswordPosition seen() {
        CrosswordPosition seen = position.seen();
        return new CrosswordPosition(
                seen.board(), seen.racks(), seen.pool(), seen.scores(), seen.toMove(), seen.scorelessTurns(), last);
    }
}
