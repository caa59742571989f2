package dev.quoin.othello.perft;

/// Chooses how to count.
final class Kernels {
    private Kernels() {}

    /// A counter for one thread, the fastest that this JVM and processor offer.
    static LeafCounter fastest() {
        return new ScalarLeaves();
    }
}
