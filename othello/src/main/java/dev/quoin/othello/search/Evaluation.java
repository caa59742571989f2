package dev.quoin.othello.search;

/// Judges a position without looking ahead.
///
/// Called at every leaf of a search, so it allocates nothing. Implementations may be shared by threads only when they
/// say so.
@FunctionalInterface
public interface Evaluation {
    /// The largest value; real results of 64 discs are beyond it.
    int LIMIT = 6300;

    /// By how many hundredths of a disc the side to move is expected to win, from -[#LIMIT] to [#LIMIT].
    ///
    /// Never asked when the game is over or the side to move must pass.
    ///
    /// @param mover the discs of the side to move
    /// @param other the discs of its opponent
    int value(long mover, long other);
}
