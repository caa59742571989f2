package dev.quoin.game;

/// Reads and writes the moves of a game as text.
///
/// @param <P> the position type
/// @param <M> the move type
public interface Notation<P, M> {
    /// Returns a legal move as text; [#read] converts it back to the same move.
    String write(P position, M move);

    /// Parses a move in a position. Does not check whether it is legal; the game does.
    ///
    /// @throws IllegalMoveException when the text is not a move, or contradicts the position
    M read(P position, String text);
}
