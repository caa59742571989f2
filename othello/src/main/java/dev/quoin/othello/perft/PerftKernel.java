package dev.quoin.othello.perft;

/// The algorithm that counts leaves; all give the same counts.
public enum PerftKernel {
    /// One position at a time.
    SCALAR,

    /// The last plies breadth first, in loops that the JVM vectorizes; more than twice as fast on processors
    /// with wide vectors.
    LANES;

    /// A counter for one thread.
    LeafCounter counter() {
        return switch (this) {
            case SCALAR -> new ScalarLeaves();
            case LANES -> new BatchLeaves();
        };
    }
}
