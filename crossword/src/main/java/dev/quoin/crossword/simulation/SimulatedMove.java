package dev.quoin.crossword.simulation;

import dev.quoin.crossword.rules.CrosswordMove;
import java.util.Optional;

/// What a simulation found out about a move.
///
/// @param move the move
/// @param score what it scores
/// @param equity its static equity in millipoints
/// @param samples how often it was played; without any, the means and errors are 0
/// @param winProbability the mean probability of winning after the sampled plies
/// @param winError its standard error
/// @param spread the mean lead after the sampled plies, with the tiles kept, in points
/// @param spreadError its standard error
/// @param reply the most frequent reply, if there is any
public record SimulatedMove(
        CrosswordMove move,
        int score,
        int equity,
        int samples,
        double winProbability,
        double winError,
        double spread,
        double spreadError,
        Optional<Reply> reply) {
    /// A reply of the opponent.
    ///
    /// @param move the reply
    /// @param score what it scores
    /// @param count in how many samples it was played
    public record Reply(CrosswordMove move, int score, int count) {}
}
