package dev.quoin.game;

/// How people write the moves of a game.
///
/// @param <P> a position
/// @param <M> a move
public interface Notation<P, M> {
    /// A legal move as text; [#read] gives the same move back.
    String write(P position, M move);

    /// The move that a text stands for in a position; whether it is legal is the game's business.
    ///
    /// @throws IllegalMoveException when the text is no move at all, or contradicts the position
    M read(P position, String text);
}
