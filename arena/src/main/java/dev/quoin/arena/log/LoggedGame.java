package dev.quoin.arena.log;

import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.Refusal;
import dev.quoin.game.kit.OpeningBook;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.process.Isolation;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/// A game in a match log: moves as text, no positions. Immutable.
///
/// Lists have one entry for each seat, except `moves`.
///
/// @param seed the seed of the deal
/// @param label the label used in logs
/// @param names the names of the players
/// @param moves every turn in order
/// @param points the final points, minus overtime penalties
/// @param overtime the points lost to overtime
/// @param stops why a player could not continue, by seat; usually empty
/// @param details what only some games have
public record LoggedGame(
        long seed,
        String label,
        List<String> names,
        List<LoggedMove> moves,
        List<Integer> points,
        List<Integer> overtime,
        Map<Integer, Refusal> stops,
        Details details) {
    /// What only some games have.
    ///
    /// @param isolation how external agents were isolated; empty if unknown
    /// @param kills the kills by signal after which the game was replayed
    /// @param lastRefusals the illegal moves of a player's last turn, before the reason in `stops`, by seat
    /// @param opening the opening from a file that the game started from
    /// @param adjudicated whether the points were adjudicated before the end of the game
    /// @param cpuTimes the CPU time of each player, by seat; a seat is missing if it is unknown
    public record Details(
            Optional<Isolation> isolation,
            List<Kill> kills,
            Map<Integer, List<Refusal>> lastRefusals,
            Optional<Opening> opening,
            boolean adjudicated,
            Map<Integer, Duration> cpuTimes) {
        /// The details of an ordinary game.
        public static final Details NONE = new Details(Optional.empty(), List.of(), Map.of(), Optional.empty(), false);

        public Details {
            kills = List.copyOf(kills);
            lastRefusals = Collections.unmodifiableMap(new TreeMap<>(lastRefusals));
            cpuTimes = Collections.unmodifiableMap(new TreeMap<>(cpuTimes));
        }

        /// Creates details without CPU times.
        public Details(
                Optional<Isolation> isolation,
                List<Kill> kills,
                Map<Integer, List<Refusal>> lastRefusals,
                Optional<Opening> opening,
                boolean adjudicated) {
            this(isolation, kills, lastRefusals, opening, adjudicated, Map.of());
        }
    }

    /// An opening from a file.
    ///
    /// @param number its number in the file, from 1
    /// @param line the line of the file, from 1
    /// @param text the opening in one line
    public record Opening(int number, int line, String text) {
        /// Returns the log of an opening.
        public static Opening of(OpeningBook.Numbered<?, ?> opening) {
            return new Opening(
                    opening.number(),
                    opening.opening().line(),
                    opening.opening().text());
        }
    }

    /// A player whose process was killed by a signal that it did not cause by crashing.
    ///
    /// @param seat the player's seat
    /// @param message what happened
    public record Kill(int seat, String message) {}

    public LoggedGame {
        names = List.copyOf(names);
        moves = List.copyOf(moves);
        points = List.copyOf(points);
        overtime = List.copyOf(overtime);
        stops = Collections.unmodifiableMap(new TreeMap<>(stops));
    }

    /// Creates a game without details.
    public LoggedGame(
            long seed,
            String label,
            List<String> names,
            List<LoggedMove> moves,
            List<Integer> points,
            List<Integer> overtime,
            Map<Integer, Refusal> stops) {
        this(seed, label, names, moves, points, overtime, stops, Details.NONE);
    }

    /// Returns the log of a game played in a match.
    public static <P, M> LoggedGame of(Ruleset<P, M> ruleset, long seed, String label, GameRecord<P, M> record) {
        List<Integer> points;
        Map<Integer, Refusal> stops = Map.of();
        Map<Integer, List<Refusal>> lastRefusals = Map.of();
        switch (record.ending()) {
            case Ending.Finished(var outcome) -> points = outcome.points();
            case Ending.Adjudicated(var outcome) -> points = outcome.points();
            case Ending.Forfeited forfeited -> {
                points = forfeited.points();
                stops = forfeited.reasons();
                lastRefusals = forfeited.refusals();
            }
            case Ending.Unfinished _, Ending.Resigned _ ->
                throw new IllegalArgumentException("a match logs games that were played to their end, got " + label);
        }
        return new LoggedGame(
                seed,
                label,
                record.heading().names(),
                record.turns().stream()
                        .map(turn -> LoggedMove.of(ruleset, turn))
                        .toList(),
                points,
                record.overtime(),
                stops,
                new Details(
                        Optional.empty(),
                        List.of(),
                        lastRefusals,
                        Optional.empty(),
                        record.ending() instanceof Ending.Adjudicated));
    }

    /// Returns a copy with another isolation.
    public LoggedGame withIsolation(Isolation other) {
        return with(new Details(
                Optional.of(other),
                kills(),
                details.lastRefusals(),
                details.opening(),
                adjudicated(),
                details.cpuTimes()));
    }

    /// Returns a copy with kills that preceded the game.
    public LoggedGame withKills(List<Kill> others) {
        return with(new Details(
                details.isolation(),
                others,
                details.lastRefusals(),
                details.opening(),
                adjudicated(),
                details.cpuTimes()));
    }

    /// Returns a copy with an opening.
    public LoggedGame withOpening(Opening other) {
        return with(new Details(
                details.isolation(),
                kills(),
                details.lastRefusals(),
                Optional.of(other),
                adjudicated(),
                details.cpuTimes()));
    }

    /// Returns a copy with CPU times by seat.
    public LoggedGame withCpuTimes(Map<Integer, Duration> others) {
        return with(new Details(
                details.isolation(), kills(), details.lastRefusals(), details.opening(), adjudicated(), others));
    }

    private LoggedGame with(Details others) {
        return new LoggedGame(seed, label, names, moves, points, overtime, stops, others);
    }

    /// Returns how external agents were isolated; empty if unknown.
    public Optional<Isolation> isolation() {
        return details.isolation();
    }

    /// Returns the kills by signal after which the game was replayed; usually empty.
    public List<Kill> kills() {
        return details.kills();
    }

    /// Returns the opening from a file that the game started from, if any.
    public Optional<Opening> opening() {
        return details.opening();
    }

    /// Returns whether the points were adjudicated before the end of the game.
    public boolean adjudicated() {
        return details.adjudicated();
    }

    /// Returns the CPU time of a seat in this game; empty if unknown.
    public Optional<Duration> cpuTime(int seat) {
        return Optional.ofNullable(details.cpuTimes().get(seat));
    }

    /// Returns why a seat could not continue; empty if it could.
    public Optional<Refusal> stop(int seat) {
        return Optional.ofNullable(stops.get(seat));
    }

    /// Returns the illegal moves of a seat in the turn in which it stopped, before the reason.
    public List<Refusal> lastRefusals(int seat) {
        return details.lastRefusals().getOrDefault(seat, List.of());
    }

    /// Returns whether the game ended early because a player could not continue.
    public boolean stopped() {
        return !stops.isEmpty();
    }

    /// Returns the seat that won; empty in a draw. A player that could not continue has lost, whatever the
    /// points.
    public OptionalInt winner() {
        if (stopped()) {
            return stops.size() == 2 ? OptionalInt.empty() : OptionalInt.of(stops.containsKey(0) ? 1 : 0);
        }
        int spread = spread(0);
        return spread == 0 ? OptionalInt.empty() : OptionalInt.of(spread > 0 ? 0 : 1);
    }

    /// Returns the result of a seat in half points: 2 for a win, 1 for a draw, 0 for a loss.
    public int halfPoints(int seat) {
        OptionalInt winner = winner();
        return winner.isEmpty() ? 1 : winner.getAsInt() == seat ? 2 : 0;
    }

    /// Returns the lead of a seat in points.
    public int spread(int seat) {
        return points.get(seat) - points.get(1 - seat);
    }
}
