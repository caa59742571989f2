package dev.quoin.game.kit;

/// The kind of a move.
public enum MoveKind {
    PLAY,
    /// A pass although another move was possible.
    PASS,
    /// A pass because no other move was possible.
    FORCED_PASS,
    EXCHANGE
}
