package dev.quoin.arena.result;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// The statistics of one contestant over all games of a match.
///
/// @param name the name in tables
/// @param points its average points
/// @param tags its tagged moves per game, such as bingos
/// @param times its move times
/// @param errors how often each code occurred, including rejected moves and early ends of games
/// @param stops how many of its games ended because it could not continue, by code
/// @param scores its points in every game, in order
/// @param moves how often it passed and exchanged
/// @param kills how often its process was killed by a signal
/// @param cpu its CPU time
public record PlayerStatistics(
        String name,
        double points,
        double tags,
        MoveTimes times,
        SortedMap<Integer, Integer> errors,
        SortedMap<Integer, Integer> stops,
        List<Integer> scores,
        MoveCounts moves,
        int kills,
        CpuTimes cpu) {
    public PlayerStatistics {
        errors = Collections.unmodifiableSortedMap(new TreeMap<>(errors));
        stops = Collections.unmodifiableSortedMap(new TreeMap<>(stops));
        scores = List.copyOf(scores);
    }

    /// Creates statistics without CPU times.
    public PlayerStatistics(
            String name,
            double points,
            double tags,
            MoveTimes times,
            SortedMap<Integer, Integer> errors,
            SortedMap<Integer, Integer> stops,
            List<Integer> scores,
            MoveCounts moves,
            int kills) {
        this(name, points, tags, times, errors, stops, scores, moves, kills, CpuTimes.none());
    }

    /// Computes the statistics of the contestant with this index, 0 or 1.
    static PlayerStatistics of(String name, int contestant, List<GameResult> games) {
        var errors = new TreeMap<Integer, Integer>();
        var stops = new TreeMap<Integer, Integer>();
        var scores = new ArrayList<Integer>();
        MoveCounts moves = MoveCounts.none();
        CpuTimes cpu = CpuTimes.none();
        int tags = 0;
        int kills = 0;
        for (GameResult game : games) {
            Side side = game.sides().get(contestant);
            scores.add(side.points());
            tags += side.tags();
            kills += side.kills();
            moves = moves.plus(side.moves());
            cpu = cpu.plus(side.cpu());
            side.codes().forEach(code -> errors.merge(code, 1, Integer::sum));
            if (side.stop() != 0) {
                stops.merge(side.stop(), 1, Integer::sum);
            }
        }
        long[] nanos = games.stream()
                .flatMap(game -> game.sides().get(contestant).nanos().stream())
                .mapToLong(Long::longValue)
                .toArray();
        double count = Math.max(1, games.size());
        double points = scores.stream().mapToInt(Integer::intValue).sum() / count;
        return new PlayerStatistics(
                name, points, tags / count, MoveTimes.of(nanos), errors, stops, scores, moves, kills, cpu);
    }
}
