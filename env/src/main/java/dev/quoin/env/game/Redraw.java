package dev.quoin.env.game;

/// A redraw of the chance to come in an episode.
///
/// @param after the number of actions before it
/// @param seed decides the chance from there on
record Redraw(int after, long seed) {
    static final int BYTES = Integer.BYTES + Long.BYTES;
}
