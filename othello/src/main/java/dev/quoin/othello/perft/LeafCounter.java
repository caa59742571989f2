package dev.quoin.othello.perft;

/// Counts the leaves of a position's tree on the calling thread. [PerftKernel] lists the implementations.
///
/// An instance may own buffers, so it is not thread-safe.
interface LeafCounter {
    /// Returns the leaves `depth` plies below the position; `depth` is at least one. A pass is a ply, a
    /// finished game is one leaf.
    long count(long mover, long other, int depth);
}
