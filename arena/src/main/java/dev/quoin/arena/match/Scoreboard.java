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

/// The games played in a match, and what remains to be played. Thread-safe.
///
/// The sequential test is evaluated after each pair in numerical order, whatever order they finish in, so
/// its verdict does not depend on the number of parallel games.
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

    /// Returns whether a game is still to be played.
    synchronized boolean misses(GameNumber number) {
        return number.pair() <= last && !games.containsKey(number);
    }

    /// Returns whether both games of a pair have been played.
    synchronized boolean isPlayed(int pair) {
        return games.containsKey(new GameNumber(pair, 1)) && games.containsKey(new GameNumber(pair, 2));
    }

    /// Returns the last pair that counts, as far as is known.
    synchronized int last() {
        return last;
    }

    /// Returns whether all pairs of a range that count are complete.
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
