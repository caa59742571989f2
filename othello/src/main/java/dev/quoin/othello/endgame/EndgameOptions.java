package dev.quoin.othello.endgame;

/// What a solver may use.
///
/// @param hashMegabytes memory for remembered positions, 1 to 16,384
/// @param threads how many threads search, 1 to 256; any number gives the same score
public record EndgameOptions(int hashMegabytes, int threads) {
    public EndgameOptions {
        if (hashMegabytes < 1 || hashMegabytes > 16_384) {
            throw new IllegalArgumentException("hash megabytes must be 1..16384, got " + hashMegabytes);
        }
        if (threads < 1 || threads > 256) {
            throw new IllegalArgumentException("threads must be 1..256, got " + threads);
        }
    }

    /// One thread, and memory that is enough for the positions people ask about.
    public static EndgameOptions standard() {
        return new EndgameOptions(128, 1);
    }

    /// The same with another number of threads.
    public EndgameOptions withThreads(int threads) {
        return new EndgameOptions(hashMegabytes, threads);
    }

    /// The same with other memory.
    public EndgameOptions withHashMegabytes(int hashMegabytes) {
        return new EndgameOptions(hashMegabytes, threads);
    }
}
