package dev.quoin.env.slots;

/// The batched call that a slot waits for.
public enum PendingCall {
    /// No pending call.
    NONE,

    /// The opponent's move.
    OPPONENT,

    /// The reward of the last action.
    REWARD
}
