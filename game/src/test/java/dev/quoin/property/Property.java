package dev.quoin.property;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A statement that must hold for every case.
///
/// The seeds are 1, 2, 3 … so that a run repeats itself. `-Dquoin.property.seed=17` runs one seed alone,
/// `-Dquoin.property.cases=100000` runs more of them.
public final class Property {
    private static final int SHRINKING_STEPS = 3000;

    private Property() {}

    /// Checks a property on so many cases; the first failure is shrunk and reported with its seed.
    public static void check(String name, int cases, Consumer<Choices> property) {
        Long only = Long.getLong("quoin.property.seed");
        if (only != null) {
            checkSeed(name, only, property);
            return;
        }
        int wanted = Integer.getInteger("quoin.property.cases", cases);
        for (long seed = 1; seed <= wanted; seed++) {
            checkSeed(name, seed, property);
        }
    }

    private static void checkSeed(String name, long seed, Consumer<Choices> property) {
        Failure first = run(Choices.fresh(seed), property);
        if (first == null) {
            return;
        }
        Failure smallest = shrunk(first, property);
        var text = new StringBuilder("property '" + name + "' fails for seed " + seed + " (-Dquoin.property.seed="
                + seed + "); smallest case, from " + smallest.record().size() + " choices:");
        smallest.notes().forEach(note -> text.append("\n  ").append(note));
        throw new AssertionError(text.append("\n").append(smallest.cause()).toString(), smallest.cause());
    }

    private static @Nullable Failure run(Choices choices, Consumer<Choices> property) {
        try {
            property.accept(choices);
            return null;
        } catch (RuntimeException | AssertionError cause) {
            return new Failure(choices.record(), choices.notes(), cause);
        }
    }

    private static Failure shrunk(Failure failure, Consumer<Choices> property) {
        Failure smallest = failure;
        int steps = 0;
        boolean smaller = true;
        while (smaller && steps < SHRINKING_STEPS) {
            smaller = false;
            for (List<Integer> candidate : Shrinking.candidates(smallest.record())) {
                if (steps++ == SHRINKING_STEPS) {
                    return smallest;
                }
                Failure again = run(Choices.replay(candidate), property);
                if (again != null && Shrinking.isSimpler(again.record(), smallest.record())) {
                    smallest = again;
                    smaller = true;
                    break;
                }
            }
        }
        return smallest;
    }

    private record Failure(List<Integer> record, List<String> notes, Throwable cause) {}
}
