package dev.quoin.othello.search;

/// A static evaluation of positions.
///
/// Called at every leaf of a search, so it must not allocate. Implementations are not thread-safe unless
/// documented.
@FunctionalInterface
public interface Evaluation {
    /// The largest value; a real result of 64 discs exceeds it.
    int LIMIT = 6300;

    /// Returns the expected final margin for the side to move in hundredths of a disc, from -[#LIMIT] to
    /// [#LIMIT].
    ///
    /// Never called when the game is over or the side to move must pass.
    ///
    /// @param mover the discs of the side to move
    /// @param other the discs of its opponent
    int value(long mover, long other);
}
