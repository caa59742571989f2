package dev.quoin.game;

import java.util.List;
import java.util.Optional;

/// Everything that happened in one game, as data.
///
/// @param start the position before the first turn
/// @param turns every turn in order
/// @param ending how it ended
/// @param <P> a position
/// @param <M> a move
public record Transcript<P, M>(P start, List<Turn<P, M>> turns, Ending ending) {
    public Transcript {
        turns = List.copyOf(turns);
    }

    /// The last position.
    public P end() {
        return turns.isEmpty() ? start : turns.getLast().after();
    }

    /// One turn.
    ///
    /// @param seat who had the turn
    /// @param move what was played
    /// @param after the true position after it
    /// @param refusals the tries before it, in order
    /// @param substituted whether the move was played in the agent's place
    public record Turn<P, M>(int seat, M move, P after, List<Refusal<M>> refusals, boolean substituted) {
        public Turn {
            refusals = List.copyOf(refusals);
        }
    }

    /// A try that was refused.
    ///
    /// @param move what was tried, empty when the answer was no move at all
    /// @param code what is wrong, for programs
    /// @param message what is wrong, for people
    public record Refusal<M>(Optional<M> move, int code, String message) {}

    /// How a game ended.
    public sealed interface Ending {
        /// By the rules.
        record Finished(Outcome outcome) implements Ending {}

        /// A seat used up its tries and lost.
        ///
        /// @param seat who lost
        /// @param refusals the tries of the last turn
        record Forfeited(int seat, List<? extends Refusal<?>> refusals) implements Ending {
            public Forfeited {
                refusals = List.copyOf(refusals);
            }
        }
    }
}
