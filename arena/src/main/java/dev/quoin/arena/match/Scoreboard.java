package dev.quoin.arena.match;

import dev.quoin.arena.result.GameResult;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.arena.result.PairCounts;
import dev.quoin.arena.result.Sprt;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What has been played of a match, and how far it still has to go. Safe for threads.
///
/// A sequential test is asked after each pair in the order of their numbers, whatever order they end in, so
/// its verdict does not depend on how many are played at once.
final class Scoreboard {
    private final List<String> names;
    private final Optional<Sprt> test;
    private final Map<GameNumber, GameResult> games = new HashMap<>();
    private PairCounts inOrder = PairCounts.none();
    private int last;

    Scoreboard(MatchConfig<?, ?> config) {
        this.names = config.names();
        this.test = config.test();
        this.last = config.pairs();
    }

    synchronized void add(GameResult result) {
        games.put(new GameNumber(result.pair(), result.game()), result);
        boolean verdict = false;
        while (test.isPresent() && !verdict && inOrder.pairs() < last) {
            int next = inOrder.pairs() + 1;
            GameResult first = games.get(new GameNumber(next, 1));
            GameResult second = games.get(new GameNumber(next, 2));
            if (first == null || second == null) {
                return;
            }
            inOrder = inOrder.with(first.halfPoints() + second.halfPoints());
            verdict = test.get().verdict(inOrder) != Sprt.Verdict.GO_ON;
        }
        if (verdict) {
            last = inOrder.pairs();
        }
    }

    /// Whether a game is still to be played.
    synchronized boolean misses(GameNumber number) {
        return number.pair() <= last && !games.containsKey(number);
    }

    /// The last pair that counts, as far as is known.
    synchronized int last() {
        return last;
    }

    /// Whether every pair of a range that counts is complete.
    synchronized boolean isComplete(PairRange range) {
        for (int pair = range.first(); pair <= Math.min(range.last(), last); pair++) {
            if (misses(new GameNumber(pair, 1)) || misses(new GameNumber(pair, 2))) {
                return false;
            }
        }
        return true;
    }

    synchronized int played() {
        return games.size();
    }

    synchronized MatchResult result() {
        return MatchResult.of(names, new ArrayList<>(games.values()), test);
    }
}
