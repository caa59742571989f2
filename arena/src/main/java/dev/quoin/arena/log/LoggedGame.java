package dev.quoin.arena.log;

import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.Refusal;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.process.Isolation;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/// One game as a match log keeps it: moves as text, no positions. Immutable.
///
/// Lists have one entry for each seat, except `moves`.
///
/// @param seed what it was dealt from
/// @param label what logs call it
/// @param names who sat where
/// @param moves every turn in order
/// @param points the final points, less overtime
/// @param overtime the points lost by overtime
/// @param stops why a player could not go on, by seat; usually empty
/// @param isolation how external agents were kept apart; empty when nothing is known of any
/// @param kills the times that a player was killed by a signal and the game played again; usually empty
public record LoggedGame(
        long seed,
        String label,
        List<String> names,
        List<LoggedMove> moves,
        List<Integer> points,
        List<Integer> overtime,
        Map<Integer, Refusal> stops,
        Optional<Isolation> isolation,
        List<Kill> kills) {
    /// A player whose process was killed by a signal that it did not cause by crashing.
    ///
    /// @param seat whose process
    /// @param message what happened
    public record Kill(int seat, String message) {}

    public LoggedGame {
        kills = List.copyOf(kills);
        names = List.copyOf(names);
        moves = List.copyOf(moves);
        points = List.copyOf(points);
        overtime = List.copyOf(overtime);
        stops = Collections.unmodifiableMap(new TreeMap<>(stops));
    }

    /// A game of which nothing else is known.
    public LoggedGame(
            long seed,
            String label,
            List<String> names,
            List<LoggedMove> moves,
            List<Integer> points,
            List<Integer> overtime,
            Map<Integer, Refusal> stops) {
        this(seed, label, names, moves, points, overtime, stops, Optional.empty(), List.of());
    }

    /// The log of a game that a match has played.
    public static <P, M> LoggedGame of(Ruleset<P, M> ruleset, long seed, String label, GameRecord<P, M> record) {
        List<Integer> points;
        Map<Integer, Refusal> stops = Map.of();
        switch (record.ending()) {
            case Ending.Finished(var outcome) -> points = outcome.points();
            case Ending.Forfeited forfeited -> {
                points = forfeited.points();
                stops = forfeited.reasons();
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
                stops);
    }

    /// The same game of agents that were kept apart so.
    public LoggedGame withIsolation(Isolation other) {
        return new LoggedGame(seed, label, names, moves, points, overtime, stops, Optional.of(other), kills);
    }

    /// The same game, before which players were killed.
    public LoggedGame withKills(List<Kill> others) {
        return new LoggedGame(seed, label, names, moves, points, overtime, stops, isolation, others);
    }

    /// Why a seat could not go on, empty when it could.
    public Optional<Refusal> stop(int seat) {
        return Optional.ofNullable(stops.get(seat));
    }

    /// Whether the game ended early because a player could not go on.
    public boolean stopped() {
        return !stops.isEmpty();
    }

    /// The seat that won, empty in a draw. A player that could not go on has lost, whatever the points.
    public OptionalInt winner() {
        if (stopped()) {
            return stops.size() == 2 ? OptionalInt.empty() : OptionalInt.of(stops.containsKey(0) ? 1 : 0);
        }
        int spread = spread(0);
        return spread == 0 ? OptionalInt.empty() : OptionalInt.of(spread > 0 ? 0 : 1);
    }

    /// The result of a seat in half points: 2 for a win, 1 for a draw, 0 for a loss.
    public int halfPoints(int seat) {
        OptionalInt winner = winner();
        return winner.isEmpty() ? 1 : winner.getAsInt() == seat ? 2 : 0;
    }

    /// By how many points a seat is ahead.
    public int spread(int seat) {
        return points.get(seat) - points.get(1 - seat);
    }
}
