package dev.quoin.env.othello;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;

/// What an action earns.
public sealed interface OthelloReward {
    /// Nothing until the end, then 1 for a win, -1 for a loss, 0 for a draw.
    record Sparse() implements OthelloReward {}

    /// The lead in discs after every action, divided by 64.
    record Dense() implements OthelloReward {}

    /// Whatever a function says.
    record Custom(Function function) implements OthelloReward {}

    /// Whatever a function says that is called once for all slots.
    record Batched(BatchFunction function) implements OthelloReward {}

    /// A reward from outside.
    @FunctionalInterface
    interface Function {
        /// The reward of an action.
        ///
        /// @param before where the agent acted
        /// @param after where it acts next, or the game is over
        /// @param agent who acted
        float of(OthelloPosition before, OthelloPosition after, Disc agent);
    }

    /// A reward from outside for many slots at once. Only one thread calls it at a time.
    @FunctionalInterface
    interface BatchFunction {
        /// The rewards of one action in each of several slots.
        ///
        /// @param before where the agents acted
        /// @param after where they act next, or their games are over
        /// @param agents who acted: 0 for Black, 1 for White
        /// @return one reward for each slot
        float[] of(PositionArrays before, PositionArrays after, int[] agents);
    }

    /// The reward of a name, `sparse` or `dense`, or of a function.
    ///
    /// @throws IllegalArgumentException when there is none, with what is allowed
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
