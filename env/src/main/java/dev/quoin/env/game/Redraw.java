package dev.quoin.env.game;

/// A point in an episode at which future randomness was resampled.
///
/// @param after the number of actions before it
/// @param seed determines the randomness from then on
record Redraw(int after, long seed) {
    static final int BYTES = Integer.BYTES + Long.BYTES;
}
