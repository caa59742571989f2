package dev.quoin.game.kit;

/// What a player did with its turn.
public enum MoveKind {
    PLAY,
    /// It passed although it could have done something else.
    PASS,
    /// It passed because the rules allowed nothing else.
    FORCED_PASS,
    EXCHANGE
}
