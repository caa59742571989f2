package dev.quoin.game;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Everything that happened in one game. Game file writers take this.
///
/// @param heading the title and the players
/// @param start the position before the first turn
/// @param turns every turn in order
/// @param overtime the points that each seat lost for overtime
/// @param ending how the game ended
/// @param <P> the position type
/// @param <M> the move type
public record GameRecord<P, M>(
        Heading heading, P start, List<Turn<P, M>> turns, List<Integer> overtime, Ending ending) {
    public GameRecord {
        turns = List.copyOf(turns);
        overtime = List.copyOf(overtime);
    }

    /// Returns a record of a game without clocks.
    public static <P, M> GameRecord<P, M> of(Heading heading, P start, List<Turn<P, M>> turns, Ending ending) {
        return new GameRecord<>(
                heading, start, turns, Collections.nCopies(heading.names().size(), 0), ending);
    }

    /// Returns a copy with another title.
    public GameRecord<P, M> withTitle(String title) {
        return new GameRecord<>(new Heading(title, heading.names()), start, turns, overtime, ending);
    }

    /// Returns the last position.
    public P end() {
        return turns.isEmpty() ? start : turns.getLast().after();
    }

    /// Returns the names, the number of turns and the ending, for debugging.
    @Override
    public String toString() {
        return String.join(" - ", heading.names()) + ": " + turns.size() + (turns.size() == 1 ? " turn, " : " turns, ")
                + ending;
    }

    /// The title of a game and its players.
    ///
    /// @param title one line
    /// @param names by seat
    public record Heading(String title, List<String> names) {
        public Heading {
            names = List.copyOf(names);
        }
    }

    /// How a game ended.
    public sealed interface Ending {
        /// The game has not ended.
        record Unfinished() implements Ending {}

        /// The game ended by the rules.
        ///
        /// @param outcome the final points by seat, less overtime
        record Finished(Outcome outcome) implements Ending {}

        /// The game was stopped because its result was clear.
        ///
        /// @param outcome the adjudicated points by seat, less overtime
        record Adjudicated(Outcome outcome) implements Ending {}

        /// A player failed or made too many illegal moves.
        ///
        /// @param reasons the reason by seat; two seats when neither player could start
        /// @param points the points by seat at that moment, less overtime
        /// @param refusals the illegal moves of the lost turn before the reason, by seat; usually empty
        record Forfeited(Map<Integer, Refusal> reasons, List<Integer> points, Map<Integer, List<Refusal>> refusals)
                implements Ending {
            public Forfeited {
                reasons = Collections.unmodifiableMap(new TreeMap<>(reasons));
                points = List.copyOf(points);
                refusals = Collections.unmodifiableMap(new TreeMap<>(refusals));
            }

            /// Creates an ending without illegal moves before the reason.
            public Forfeited(Map<Integer, Refusal> reasons, List<Integer> points) {
                this(reasons, points, Map.of());
            }

            /// Returns why a seat lost; empty when it did not.
            public Optional<Refusal> reason(int seat) {
                return Optional.ofNullable(reasons.get(seat));
            }
        }

        /// A player resigned.
        record Resigned(int seat) implements Ending {}
    }
}
