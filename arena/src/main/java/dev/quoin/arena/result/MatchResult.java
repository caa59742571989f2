package dev.quoin.arena.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The result of a match, complete pairs only; immutable.
///
/// Everything is told from the first contestant's side. With a sequential test only the pairs up to its
/// verdict count, in the order of their numbers, so that it does not matter how many were played at once.
///
/// @param wins games that the first contestant won
/// @param draws games that nobody won
/// @param losses games that the first contestant lost
/// @param counts its pairs by their results
/// @param spread how many points it was ahead by in a game, with the error that follows from pairs
/// @param sides what both did
/// @param test the sequential test, where there is one
/// @param surplus complete pairs that were played beyond the verdict and do not count
/// @param isolation how external agents were kept apart
public record MatchResult(
        int wins,
        int draws,
        int losses,
        PairCounts counts,
        Estimate spread,
        List<PlayerStatistics> sides,
        Optional<Sprt> test,
        int surplus,
        IsolationCounts isolation) {
    public MatchResult {
        sides = List.copyOf(sides);
    }

    /// The result of games in any order.
    ///
    /// @param names of both contestants
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
                IsolationCounts.of(counted));
    }

    /// The games of complete pairs in order.
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

    /// How many games count.
    public int games() {
        return wins + draws + losses;
    }

    /// The part of the games that the first contestant wins, draws counted half.
    public Interval fraction() {
        return WinFraction.of(counts);
    }

    /// By how much the first contestant is stronger.
    public Interval elo() {
        return Elo.of(fraction());
    }

    /// What the sequential test says, empty when there is none.
    public Optional<Sprt.Verdict> verdict() {
        return test.map(sprt -> sprt.verdict(counts));
    }

    /// The same from the second contestant's side.
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
                isolation);
    }
}
