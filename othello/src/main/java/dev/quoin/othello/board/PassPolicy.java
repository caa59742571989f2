package dev.quoin.othello.board;

/// Who makes a required pass.
public enum PassPolicy {
    /// The game: the side to move can always place a disc, until the game is over.
    AUTOMATIC,
    /// The player, with [OthelloGame#pass].
    EXPLICIT
}
