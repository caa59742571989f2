package dev.quoin.game;

/// Seeds for paired games: both games of a pair have the same deal and opening, with the seats swapped.
///
/// Arena matches and environment evaluations use the same seeds, so pair 3 of seed 1 starts the same way in
/// both.
public final class PairSeeds {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private PairSeeds() {}

    /// Returns the seed of a pair: 53 bits, which fit in a JSON number.
    ///
    /// @param seed the seed of the match or evaluation
    /// @param pair the number of the pair, from 1
    public static long of(long seed, int pair) {
        long mixed = seed + GOLDEN * pair;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return (mixed ^ (mixed >>> 31)) >>> 11;
    }
}
