package dev.quoin.crossword.simulation;

import dev.quoin.crossword.movegen.PlayBuffer;
import java.util.Arrays;
import java.util.stream.IntStream;

/// The samples of one candidate, by number. Threads may set different samples at the same time, but only after
/// [#reserve] made room for them.
final class CandidateSamples {
    private float[] utilities = {};
    private float[] wins = {};
    private int[] spreads = {};
    private final PlayBuffer replies = new PlayBuffer();
    private int size;

    /// Makes room for samples up to `count`.
    void reserve(int count) {
        if (count > utilities.length) {
            int room = Math.max(count, 2 * utilities.length);
            utilities = Arrays.copyOf(utilities, room);
            wins = Arrays.copyOf(wins, room);
            spreads = Arrays.copyOf(spreads, room);
            replies.resize(room);
        }
    }

    void set(int number, double utility, double win, int spread) {
        utilities[number] = (float) utility;
        wins[number] = (float) win;
        spreads[number] = spread;
    }

    void setReply(int number, PlayBuffer plays, int index) {
        replies.set(number, plays, index);
    }

    /// Declares the first `count` samples complete.
    void complete(int count) {
        size = count;
    }

    int size() {
        return size;
    }

    double utility(int number) {
        return utilities[number];
    }

    double win(int number) {
        return wins[number];
    }

    int spread(int number) {
        return spreads[number];
    }

    Mean wins() {
        return Mean.of(IntStream.range(0, size).mapToDouble(number -> wins[number]));
    }

    /// In millipoints.
    Mean spreads() {
        return Mean.of(Arrays.stream(spreads, 0, size).asDoubleStream());
    }

    PlayBuffer replies() {
        return replies;
    }

    /// Returns the numbers of the samples with the most frequent reply, in increasing order; empty if there was none.
    int[] mostFrequentReply() {
        int[] numbers = IntStream.range(0, size)
                .filter(number -> replies.count(number) > 0)
                .toArray();
        long[] keys = Arrays.stream(numbers).mapToLong(replies::key).toArray();
        long[] sorted = keys.clone();
        Arrays.sort(sorted);
        long mode = 0;
        int most = 0;
        for (int from = 0, to = 0; from < sorted.length; from = to) {
            while (to < sorted.length && sorted[to] == sorted[from]) {
                to++;
            }
            if (to - from > most) {
                most = to - from;
                mode = sorted[from];
            }
        }
        long key = mode;
        return IntStream.range(0, most == 0 ? 0 : numbers.length)
                .filter(at -> keys[at] == key)
                .map(at -> numbers[at])
                .toArray();
    }
}
