package dev.quoin.env.slots;

/// The batched call that a slot waits for.
public enum PendingCall {
    /// The slot waits for nothing.
    NONE,

    /// The opponent is to move.
    OPPONENT,

    /// The last action has no reward yet.
    REWARD
}
