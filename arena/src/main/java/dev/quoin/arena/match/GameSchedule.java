package dev.quoin.arena.match;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntSupplier;

/// The order in which the games of a match are played. Safe for threads.
///
/// Built-in agents remember nothing, so both games of a pair follow each other. With an external agent they are far
/// apart, because an agent that remembers the first knows the opponent's tiles in the second: pairs are grouped into
/// blocks, and each block plays one game of every pair in random order, then the other. Which of the two comes first is
/// random as well.
final class GameSchedule {
    /// The fewest pairs of a block, unless the match is shorter.
    static final int BLOCK = 32;

    private final IntSupplier last;
    private final int mostPair;
    private final int block;
    private final Optional<MatchSecret> secret;
    private final Deque<GameNumber> ready = new ArrayDeque<>();
    private int nextPair;

    /// An order.
    ///
    /// @param last the last pair that counts, which may become less while games are played
    /// @param jobs how many games are played at once
    /// @param secret makes the order; empty when the games of a pair may follow each other
    GameSchedule(PairRange range, IntSupplier last, int jobs, Optional<MatchSecret> secret) {
        this.last = last;
        this.mostPair = range.last();
        this.nextPair = range.first();
        this.block = Math.max(BLOCK, 4 * jobs);
        this.secret = secret;
    }

    /// The next game; empty when there is none.
    synchronized Optional<GameNumber> next() {
        int end = Math.min(mostPair, last.getAsInt());
        while (!ready.isEmpty() && ready.peek().pair() > end) {
            ready.remove();
        }
        if (ready.isEmpty() && nextPair <= end) {
            secret.ifPresentOrElse(key -> fill(key, end), this::fillPair);
        }
        return Optional.ofNullable(ready.poll());
    }

    private void fillPair() {
        ready.add(new GameNumber(nextPair, 1));
        ready.add(new GameNumber(nextPair, 2));
        nextPair++;
    }

    private void fill(MatchSecret key, int end) {
        int left = end - nextPair + 1;
        // The last block takes the rest too, which would be too short by itself.
        int count = left < 2 * block ? left : block;
        var random = new Random(key.orderSeed(nextPair));
        var firsts = new ArrayList<GameNumber>();
        for (int pair = nextPair; pair < nextPair + count; pair++) {
            firsts.add(new GameNumber(pair, 1 + random.nextInt(2)));
        }
        Collections.shuffle(firsts, random);
        ready.addAll(firsts);
        ready.addAll(seconds(firsts.subList(0, count / 2), random));
        ready.addAll(seconds(firsts.subList(count / 2, count), random));
        nextPair += count;
    }

    private static List<GameNumber> seconds(List<GameNumber> firsts, Random random) {
        var seconds = new ArrayList<GameNumber>();
        firsts.forEach(number -> seconds.add(new GameNumber(number.pair(), 3 - number.game())));
        Collections.shuffle(seconds, random);
        return seconds;
    }
}
