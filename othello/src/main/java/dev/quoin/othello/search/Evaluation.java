package dev.quoin.othello.search;

/// A static evaluation of positions.
///
/// Called at every leaf of a search, so it allocates nothing. Implementations may be shared by threads only when
/// they say so.
@FunctionalInterface
public interface Evaluation {
    /// The largest value; real results of 64 discs are beyond it.
    int LIMIT = 6300;

    /// The expected final margin for the side to move in hundredths of a disc, from -[#LIMIT] to [#LIMIT].
    ///
    /// Never called when the game is over or the side to move must pass.
    ///
    /// @param mover the discs of the side to move
    /// @param other the discs of its opponent
    int value(long mover, long other);
}
