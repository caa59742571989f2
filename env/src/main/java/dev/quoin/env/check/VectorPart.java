package dev.quoin.env.check;

import static dev.quoin.env.check.SnapshotRules.require;

import dev.quoin.env.AutoresetMode;
import dev.quoin.env.VectorEnvironment;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// Compares a vector environment with single environments, step by step.
final class VectorPart implements EnvironmentChecker.Part {
    private static final int SLOTS = 3;
    private static final int STEPS = 120;

    private final EnvironmentChecker checker;
    private final AutoresetMode mode;
    private final int threads;
    private int step;

    private VectorPart(EnvironmentChecker checker, AutoresetMode mode, int threads) {
        this.checker = checker;
        this.mode = mode;
        this.threads = threads;
    }

    /// Returns one part for every autoreset mode, on one thread and on two.
    static List<EnvironmentChecker.Part> all(EnvironmentChecker checker) {
        var parts = new ArrayList<EnvironmentChecker.Part>();
        for (AutoresetMode mode : AutoresetMode.values()) {
            parts.add(new VectorPart(checker, mode, 1));
            parts.add(new VectorPart(checker, mode, 2));
        }
        return parts;
    }

    @Override
    public long seed() {
        return checker.firstSeed();
    }

    @Override
    public int step() {
        return step;
    }

    @Override
    public void run() {
        var random = new SplittableRandom(seed());
        try (var vector = new VectorEnvironment(checker.maker().apply(SLOTS), mode, threads)) {
            vector.reset(seed());
            var twins = new ArrayList<SlotTwin>();
            for (int slot = 0; slot < SLOTS; slot++) {
                twins.add(new SlotTwin(vector, slot, checker, seed() + slot));
            }
            compare(twins);
            while (step < STEPS) {
                twins.forEach(twin -> twin.choose(random));
                vector.step();
                step++;
                twins.forEach(SlotTwin::step);
                compare(twins);
            }
        }
    }

    private void compare(List<SlotTwin> twins) {
        for (SlotTwin twin : twins) {
            String different = twin.different();
            require(
                    different.isEmpty(),
                    CheckRule.IS_THE_SAME_IN_A_VECTOR,
                    () -> different + " differs, with autoreset " + mode.label() + " on " + threads + " threads");
        }
    }
}
