package dev.quoin.property;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// The random choices that make up one case of a property. Mutable, for one thread.
///
/// Every choice is recorded as a small number, 0 being the simplest, so that a failing case can be shrunk by
/// replaying a shorter or smaller record: whatever the case builds from its choices shrinks with them.
public final class Choices {
    private final List<Integer> record = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final List<Integer> replayed;
    private final @Nullable SplittableRandom random;

    private Choices(List<Integer> replayed, @Nullable SplittableRandom random) {
        this.replayed = replayed;
        this.random = random;
    }

    static Choices fresh(long seed) {
        return new Choices(List.of(), new SplittableRandom(seed));
    }

    static Choices replay(List<Integer> record) {
        return new Choices(record, null);
    }

    /// A number from 0 to below `bound`.
    public int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("a choice needs at least 1 possibility, got " + bound);
        }
        int choice = next(bound);
        record.add(choice);
        return choice;
    }

    /// A number between two, both included.
    public int between(int lowest, int highest) {
        return lowest + below(highest - lowest + 1);
    }

    /// True once in `times`; false is simpler.
    public boolean oneIn(int times) {
        return below(times) == times - 1;
    }

    /// One of a list; the first is simplest.
    public <T> T of(List<T> list) {
        return list.get(below(list.size()));
    }

    /// Random numbers that are recorded as choices, for code that wants a generator.
    public RandomGenerator chance() {
        return new RandomGenerator() {
            @Override
            public int nextInt(int bound) {
                return below(bound);
            }

            @Override
            public long nextLong() {
                return below(Integer.MAX_VALUE);
            }
        };
    }

    /// Something to print when this case fails.
    public void note(String name, Object value) {
        notes.add(name + ": " + value);
    }

    List<Integer> record() {
        return List.copyOf(record);
    }

    List<String> notes() {
        return List.copyOf(notes);
    }

    private int next(int bound) {
        if (random != null) {
            return random.nextInt(bound);
        }
        return record.size() < replayed.size() ? Math.min(replayed.get(record.size()), bound - 1) : 0;
    }
}
