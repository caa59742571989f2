package dev.quoin.othello.perft;

/// Counts the leaves of a position's tree on the calling thread. [PerftKernel] lists the ways.
///
/// An instance may own buffers: one thread at a time.
interface LeafCounter {
    /// The leaves `depth` plies below the position, at least one; a pass is a ply, a finished game is one
    /// leaf.
    long count(long mover, long other, int depth);
}
