package dev.quoin.arena.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The result of the complete pairs of a match. Immutable.
///
/// Everything is from the first contestant's perspective. With a sequential test, only the pairs up to its
/// verdict count, in numerical order, so the result does not depend on the number of parallel games.
///
/// @param wins games that the first contestant won
/// @param draws games that ended in a draw
/// @param losses games that the first contestant lost
/// @param counts its pairs by their results
/// @param spread its average lead per game in points, with the error computed from pairs
/// @param sides the statistics of both contestants
/// @param test the sequential test, if there is one
/// @param surplus complete pairs that were played after the verdict and do not count
/// @param isolation how external agents were isolated
/// @param adjudicated games that were adjudicated before their end
public record MatchResult(
        int wins,
        int draws,
        int losses,
        PairCounts counts,
        Estimate spread,
        List<PlayerStatistics> sides,
        Optional<Sprt> test,
        int surplus,
        IsolationCounts isolation,
        int adjudicated) {
    /// Creates a result without adjudicated games.
    public MatchResult(
            int wins,
            int draws,
            int losses,
            PairCounts counts,
            Estimate spread,
            List<PlayerStatistics> sides,
            Optional<Sprt> test,
            int surplus,
            IsolationCounts isolation) {
        this(wins, draws, losses, counts, spread, sides, test, surplus, isolation, 0);
    }

    public MatchResult {
        sides = List.copyOf(sides);
    }

    /// Computes the result of games in any order.
    ///
    /// @param names the names of both contestants
    public static MatchResult of(List<String> names, List<GameResult> games, Optional<Sprt> test) {
        List<GameResult> complete = complete(games);
        PairCounts counts = PairCounts.none();
        int pairs = 0;
        boolean decided = false;
        while (!decided && pairs * 2 < complete.size()) {
            counts = counts.with(complete.get(pairs * 2).halfPoints()
                    + complete.get(pairs * 2 + 1).halfPoints());
            pairs++;
            PairCounts soFar = counts;
            decided = test.filter(sprt -> sprt.verdict(soFar) != Sprt.Verdict.GO_ON)
                    .isPresent();
        }
        List<GameResult> counted = complete.subList(0, pairs * 2);
        var spreads = new double[pairs];
        for (int pair = 0; pair < pairs; pair++) {
            spreads[pair] =
                    (counted.get(pair * 2).spread() + counted.get(pair * 2 + 1).spread()) / 2.0;
        }
        return new MatchResult(
                ended(counted, 2),
                ended(counted, 1),
                ended(counted, 0),
                counts,
                Estimate.of(spreads),
                List.of(PlayerStatistics.of(names.get(0), 0, counted), PlayerStatistics.of(names.get(1), 1, counted)),
                test,
                complete.size() / 2 - pairs,
                IsolationCounts.of(counted),
                (int) counted.stream().filter(GameResult::adjudicated).count());
    }

    /// Returns the games of complete pairs in order.
    private static List<GameResult> complete(List<GameResult> games) {
        Map<Integer, GameResult[]> pairs = new TreeMap<>();
        for (GameResult game : games) {
            pairs.computeIfAbsent(game.pair(), _ -> new GameResult[2])[game.game() - 1] = game;
        }
        var complete = new ArrayList<GameResult>();
        for (GameResult[] pair : pairs.values()) {
            if (pair[0] != null && pair[1] != null) {
                complete.add(pair[0]);
                complete.add(pair[1]);
            }
        }
        return complete;
    }

    private static int ended(List<GameResult> games, int halfPoints) {
        return (int)
                games.stream().filter(game -> game.halfPoints() == halfPoints).count();
    }

    /// Returns the number of games that count.
    public int games() {
        return wins + draws + losses;
    }

    /// Returns the fraction of games won by the first contestant, with draws as half a win.
    public Interval fraction() {
        return WinFraction.of(counts);
    }

    /// Returns the Elo difference of the first contestant.
    public Interval elo() {
        return Elo.of(fraction());
    }

    /// Returns the normalized Elo difference of the first contestant.
    public Estimate normalizedElo() {
        return NormalizedElo.of(counts);
    }

    /// Returns the probability that the first contestant is the stronger one.
    public double los() {
        return LikelihoodOfSuperiority.of(counts);
    }

    /// Returns the verdict of the sequential test; empty when there is none.
    public Optional<Sprt.Verdict> verdict() {
        return test.map(sprt -> sprt.verdict(counts));
    }

    /// Returns the same result from the second contestant's perspective.
    public MatchResult reversed() {
        return new MatchResult(
                losses,
                draws,
                wins,
                counts.reversed(),
                new Estimate(-spread.mean(), spread.error()),
                sides.reversed(),
                Optional.empty(),
                surplus,
                isolation,
                adjudicated);
    }
}
