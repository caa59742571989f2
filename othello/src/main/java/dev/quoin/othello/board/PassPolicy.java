package dev.quoin.othello.board;

/// Who makes a pass that the rules demand.
public enum PassPolicy {
    /// The game does: the turn is always with a player who can place a disc, until the game is over.
    AUTOMATIC,
    /// The player does, with [OthelloGame#pass].
    EXPLICIT
}
