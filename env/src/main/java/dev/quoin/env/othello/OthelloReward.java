package dev.quoin.env.othello;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;

/// The reward function of an Othello environment.
public sealed interface OthelloReward {
    /// 1 for a win, -1 for a loss, 0 for a draw at the end, and 0 before.
    record Sparse() implements OthelloReward {}

    /// The lead in discs after every action, divided by 64.
    record Dense() implements OthelloReward {}

    /// The result of a function.
    record Custom(Function function) implements OthelloReward {}

    /// The result of a function that is called once for all slots.
    record Batched(BatchFunction function) implements OthelloReward {}

    /// A custom reward function.
    @FunctionalInterface
    interface Function {
        /// Returns the reward of an action.
        ///
        /// @param before the position in which the agent acted
        /// @param after the position in which it acts next, or the final position
        /// @param agent the color of the agent
        float of(OthelloPosition before, OthelloPosition after, Disc agent);
    }

    /// A custom reward function for many slots at once. It is never called concurrently.
    @FunctionalInterface
    interface BatchFunction {
        /// Returns the rewards of one action in each of several slots.
        ///
        /// @param before the positions in which the agents acted
        /// @param after the positions in which they act next, or the final positions
        /// @param agents the colors of the agents: 0 for Black, 1 for White
        /// @return one reward for each slot
        float[] of(PositionArrays before, PositionArrays after, int[] agents);
    }

    /// Reads a reward from its name, `sparse` or `dense`, or from a function.
    ///
    /// @throws IllegalArgumentException if the value is not allowed
    static OthelloReward named(Object name) {
        return switch (name) {
            case OthelloReward reward -> reward;
            case Function function -> new Custom(function);
            case BatchFunction function -> new Batched(function);
            case String text when text.equals("sparse") -> new Sparse();
            case String text when text.equals("dense") -> new Dense();
            default -> throw new IllegalArgumentException("'sparse', 'dense' or a function");
        };
    }
}
