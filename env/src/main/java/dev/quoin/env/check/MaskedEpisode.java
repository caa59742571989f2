package dev.quoin.env.check;

import static dev.quoin.env.check.SnapshotRules.refused;
import static dev.quoin.env.check.SnapshotRules.require;

import dev.quoin.env.Environment;
import dev.quoin.game.check.CheckFailure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/// An episode of random legal actions with every check, replayed from its seed and from a state saved
/// midway.
final class MaskedEpisode implements EnvironmentChecker.Part {
    private static final String NO_OPTION = "no such option";

    private final EnvironmentChecker checker;
    private final long seed;
    private final SplittableRandom random;
    private final List<Snapshot> shown = new ArrayList<>();
    private final List<Integer> digests = new ArrayList<>();
    private final List<Integer> actions = new ArrayList<>();
    private byte[] saved = new byte[0];
    private int savedAt;
    private int step;

    MaskedEpisode(EnvironmentChecker checker, long seed) {
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
        Environment environment = make();
        var judge = new SnapshotRules(environment.layout());
        refused(
                CheckRule.REFUSES_STEPS_BEFORE_RESET,
                IllegalStateException.class,
                "a step before the first reset",
                () -> environment.step(0));
        show(Snapshot.of(environment.reset(seed)));
        List<Integer> legal = judge.judge(shown.getLast());
        draw(environment);
        int middle = random.nextInt(20);
        while (!shown.getLast().isEnd()) {
            require(step < checker.longest(), CheckRule.COMES_TO_AN_END, () -> "it went on after " + step + " steps");
            if (step <= middle) {
                saved = environment.save();
                savedAt = step;
                judge.refusesUnknown(environment);
            }
            take(environment, legal.get(random.nextInt(legal.size())));
            legal = judge.judge(shown.getLast());
        }
        afterTheEnd(environment);
        for (int number = 0; number < shown.size(); number++) {
            int digest = shown.get(number).digest();
            require(digest == digests.get(number), CheckRule.GIVES_COPIES, () -> "something shown has changed");
        }
        again();
        fromTheMiddle();
    }

    private Environment make() {
        return new Environment(checker.maker().apply(1));
    }

    private void show(Snapshot next) {
        shown.add(next);
        digests.add(next.digest());
    }

    private void take(Environment environment, int action) {
        byte[] before = environment.save();
        try {
            show(Snapshot.of(environment.step(action)));
        } catch (RuntimeException thrown) {
            throw new CheckFailure(CheckRule.TAKES_LEGAL_ACTIONS, "action " + action + " threw " + thrown);
        }
        actions.add(action);
        step++;
        require(
                shown.getLast().isEnd() || !Arrays.equals(before, environment.save()),
                CheckRule.TAKES_LEGAL_ACTIONS,
                () -> "action " + action + " changed nothing");
    }

    private static void draw(Environment environment) {
        require(!environment.text().isBlank(), CheckRule.CAN_BE_DRAWN, () -> "the text is empty");
        require(environment.picture().width() > 0, CheckRule.CAN_BE_DRAWN, () -> "the picture is empty");
    }

    private void afterTheEnd(Environment environment) {
        draw(environment);
        byte[] end = environment.save();
        refused(
                CheckRule.REFUSES_STEPS_AFTER_THE_END,
                IllegalStateException.class,
                "a step after the end",
                () -> environment.step(actions.getLast()));
        for (byte[] broken : List.of(new byte[0], Arrays.copyOf(end, end.length - 1), new byte[end.length + 1])) {
            refused(
                    CheckRule.REFUSES_BROKEN_STATES,
                    IllegalArgumentException.class,
                    "a state of " + broken.length + " bytes instead of " + end.length,
                    () -> environment.load(broken));
        }
        require(
                Arrays.equals(end, environment.save()),
                CheckRule.REFUSES_BROKEN_STATES,
                () -> "refusing one changed the state");
        refused(
                CheckRule.REFUSES_UNKNOWN_OPTIONS,
                IllegalArgumentException.class,
                "a reset with the option '" + NO_OPTION + "'",
                () -> environment.reset(seed, Map.of(NO_OPTION, 1)));
    }

    private void again() {
        Environment twin = make();
        compare(0, Snapshot.of(twin.reset(seed)), CheckRule.REPEATS_A_SEED);
        for (int number = 0; number < actions.size(); number++) {
            compare(number + 1, Snapshot.of(twin.step(actions.get(number))), CheckRule.REPEATS_A_SEED);
        }
    }

    private void fromTheMiddle() {
        Environment twin = make();
        Snapshot loaded = Snapshot.of(twin.load(saved));
        require(
                loaded.looksLike(shown.get(savedAt)),
                CheckRule.GOES_ON_FROM_A_SAVED_STATE,
                () -> "step " + savedAt + " looks different when loaded: " + loaded.differing(shown.get(savedAt)));
        for (int number = savedAt; number < actions.size(); number++) {
            compare(number + 1, Snapshot.of(twin.step(actions.get(number))), CheckRule.GOES_ON_FROM_A_SAVED_STATE);
        }
    }

    private void compare(int number, Snapshot second, CheckRule rule) {
        Snapshot first = shown.get(number);
        require(first.isSame(second), rule, () -> {
            String part = first.differing(second);
            return "step " + number + " differs in " + (part.isEmpty() ? "reward or end" : part);
        });
    }
}
