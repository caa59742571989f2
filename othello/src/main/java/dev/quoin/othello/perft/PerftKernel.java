package dev.quoin.othello.perft;

/// How leaves are counted; the counts are the same.
public enum PerftKernel {
    /// One position after the other.
    SCALAR,

    /// The last plies breadth first, in loops that the JVM turns into vector instructions; more than twice
    /// as fast where the processor has wide vectors.
    LANES;

    /// A counter for one thread.
    LeafCounter counter() {
        return switch (this) {
            case SCALAR -> new ScalarLeaves();
            case LANES -> new BatchLeaves();
        };
    }
}
