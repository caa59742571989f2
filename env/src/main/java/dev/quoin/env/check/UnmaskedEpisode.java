package dev.quoin.env.check;

import static dev.quoin.env.check.SnapshotRules.require;

import dev.quoin.env.Environment;
import dev.quoin.game.IllegalMoveException;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// An episode that ignores the mask: about half of its actions are illegal.
final class UnmaskedEpisode implements EnvironmentChecker.Part {
    private static final int STEPS = 150;

    private final EnvironmentChecker checker;
    private final long seed;
    private final SplittableRandom random;
    private int step;

    UnmaskedEpisode(EnvironmentChecker checker, long seed) {
        this.checker = checker;
        this.seed = seed;
        random = new SplittableRandom(~seed);
    }

    @Override
    public long seed() {
        return seed;
    }

    @Override
    public int step() {
        return step;
    }

    @Override
    public void run() {
        var environment = new Environment(checker.maker().apply(1));
        var judge = new SnapshotRules(environment.layout());
        Snapshot shown = Snapshot.of(environment.reset(seed));
        List<Integer> legal = judge.judge(shown);
        while (step < STEPS) {
            int illegal = random.nextBoolean() ? judge.illegal(legal, random) : -1;
            shown = illegal < 0
                    ? Snapshot.of(environment.step(legal.get(random.nextInt(legal.size()))))
                    : illegal(environment, shown, illegal);
            step++;
            legal = judge.judge(shown);
            if (shown.isEnd()) {
                shown = Snapshot.of(environment.reset());
                legal = judge.judge(shown);
            }
        }
    }

    private Snapshot illegal(Environment environment, Snapshot before, int action) {
        byte[] state = environment.save();
        @Nullable Snapshot after = null;
        try {
            after = Snapshot.of(environment.step(action));
        } catch (IllegalMoveException refused) {
            said(refused.code() != 0 && !refused.sentence().isBlank(), "a refusal has no code or no sentence");
        }
        switch (checker.invalid()) {
            case ERROR -> {
                said(after == null, "action " + action + " was accepted");
                said(Arrays.equals(state, environment.save()), "refusing action " + action + " changed the state");
                return before;
            }
            case PENALTY ->
                said(
                        after != null && !after.terminated() && after.looksLike(before),
                        "action " + action + " did not leave everything as it was");
            case END -> said(after != null && after.isEnd(), "the episode went on after action " + action);
            case RANDOM ->
                said(
                        after != null && !Arrays.equals(state, environment.save()),
                        "no other action was taken instead of " + action);
        }
        return after == null ? before : after;
    }

    private static void said(boolean kept, String detail) {
        require(kept, CheckRule.TREATS_ILLEGAL_ACTIONS_AS_SAID, () -> detail);
    }
}
