package dev.quoin.game;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Everything that happened in one game. Writers of game files take this.
///
/// @param heading what the game is called and who played
/// @param start the position before the first turn
/// @param turns every turn in order
/// @param overtime the points that each seat lost for thinking too long
/// @param ending how it ended
/// @param <P> a position
/// @param <M> a move
public record GameRecord<P, M>(
        Heading heading, P start, List<Turn<P, M>> turns, List<Integer> overtime, Ending ending) {
    public GameRecord {
        turns = List.copyOf(turns);
        overtime = List.copyOf(overtime);
    }

    /// A record of a game without clocks.
    public static <P, M> GameRecord<P, M> of(Heading heading, P start, List<Turn<P, M>> turns, Ending ending) {
        return new GameRecord<>(
                heading, start, turns, Collections.nCopies(heading.names().size(), 0), ending);
    }

    /// The same game under another title.
    public GameRecord<P, M> withTitle(String title) {
        return new GameRecord<>(new Heading(title, heading.names()), start, turns, overtime, ending);
    }

    /// The last position.
    public P end() {
        return turns.isEmpty() ? start : turns.getLast().after();
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
        /// It has not ended.
        record Unfinished() implements Ending {}

        /// It ended by the rules.
        ///
        /// @param outcome the final points by seat, less overtime
        record Finished(Outcome outcome) implements Ending {}

        /// A player failed or made too many illegal moves.
        ///
        /// @param reasons why, by seat; two seats when neither player could start
        /// @param points the points by seat when it was stopped, less overtime
        record Forfeited(Map<Integer, Refusal> reasons, List<Integer> points) implements Ending {
            public Forfeited {
                reasons = Collections.unmodifiableMap(new TreeMap<>(reasons));
                points = List.copyOf(points);
            }

            /// Why a seat lost, empty when it did not.
            public Optional<Refusal> reason(int seat) {
                return Optional.ofNullable(reasons.get(seat));
            }
        }

        /// A player gave up.
        record Resigned(int seat) implements Ending {}
    }
}
