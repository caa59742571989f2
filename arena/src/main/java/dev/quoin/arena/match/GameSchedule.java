package dev.quoin.arena.match;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;

/// The order in which the games of a match are played. Thread-safe.
///
/// Built-in agents have no memory, so the two games of a pair are played in a row. With an external agent
/// they are kept far apart, because an agent that remembers the first game knows the opponent's tiles in the
/// second: pairs are grouped into blocks, and each block plays one game of every pair in random order, then
/// the other one. Which of the two comes first is also random.
///
/// With a [Lead], a job that is too far ahead waits until the oldest pairs are complete.
final class GameSchedule {
    /// The minimum number of pairs in a block, unless the match is shorter.
    static final int BLOCK = 32;

    private final IntSupplier last;
    private final int mostPair;
    private final int block;
    private final Optional<MatchSecret> secret;
    private final Optional<Lead> lead;
    private final Deque<GameNumber> ready = new ArrayDeque<>();
    private int nextPair;
    private int oldest;
    private boolean closed;

    /// A limit to how far games are started ahead of the oldest pair that is not complete.
    ///
    /// @param pairs the number of pairs; in blocks, a block may be started when only the block before it is
    ///     not complete
    /// @param isPlayed whether a pair is complete
    record Lead(int pairs, IntPredicate isPlayed) {}

    /// Creates a schedule.
    ///
    /// @param last the last pair that counts, which may decrease while games are played
    /// @param jobs the number of parallel games
    /// @param secret determines the order; empty when the games of a pair may be played in a row
    /// @param lead limits how far games are started ahead; empty for no limit
    GameSchedule(PairRange range, IntSupplier last, int jobs, Optional<MatchSecret> secret, Optional<Lead> lead) {
        this.last = last;
        this.mostPair = range.last();
        this.nextPair = range.first();
        this.oldest = range.first();
        this.lead = lead;
        this.block = Math.max(BLOCK, 4 * jobs);
        this.secret = secret;
    }

    /// Returns the next game, if need be after a wait; empty when there is none or the schedule is closed.
    synchronized Optional<GameNumber> next() {
        while (!closed && ready.isEmpty() && isTooFar()) {
            try {
                wait();
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                return Optional.empty();
            }
        }
        return closed ? Optional.empty() : poll();
    }

    /// Tells that a game has been played.
    synchronized void played() {
        notifyAll();
    }

    /// Ends the schedule; jobs that wait for a game get none.
    synchronized void close() {
        closed = true;
        notifyAll();
    }

    /// Returns whether the next pair, or the next block, must wait.
    private boolean isTooFar() {
        if (lead.isEmpty() || nextPair > end()) {
            return false;
        }
        while (oldest < nextPair && lead.get().isPlayed().test(oldest)) {
            oldest++;
        }
        return nextPair - oldest >= (secret.isPresent() ? block + 1 : lead.get().pairs());
    }

    private int end() {
        return Math.min(mostPair, last.getAsInt());
    }

    private Optional<GameNumber> poll() {
        int end = end();
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
        // The last block also takes a remainder that is too short for its own block.
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
