package dev.quoin.env.check;

import dev.quoin.env.Environment;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.space.Space;
import dev.quoin.game.check.CheckFailure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/// The checks that every snapshot must pass. Immutable.
///
/// @param layout the declared spaces
record SnapshotRules(SlotLayout layout) {
    /// Checks a snapshot and returns its legal actions.
    List<Integer> judge(Snapshot shown) {
        Space space = layout.observationSpace();
        require(
                space.contains(shown.observation()),
                CheckRule.SHOWS_WHAT_ITS_SPACE_SAYS,
                () -> "an observation is not in " + space);
        for (Field field : layout.info()) {
            Object value = shown.info().get(field.name());
            require(
                    value != null && field.box().contains(value),
                    CheckRule.GIVES_A_WHOLE_INFO,
                    () -> "the info has no " + field.name() + " in " + field.box());
        }
        List<Integer> legal = legal(shown);
        require(Float.isFinite(shown.reward()), CheckRule.PAYS_FINITE_REWARDS, () -> "a reward is " + shown.reward());
        require(
                !(shown.terminated() && shown.truncated()),
                CheckRule.ENDS_IN_ONE_WAY,
                () -> "an episode is both terminated and truncated");
        require(shown.isEnd() || !legal.isEmpty(), CheckRule.LEAVES_AN_ACTION, () -> "no action is legal");
        return legal;
    }

    /// Returns the legal actions according to the mask.
    private List<Integer> legal(Snapshot shown) {
        Object value = shown.info().get(SlotLayout.MASK);
        require(
                value instanceof byte[] mask && mask.length == layout.actions(),
                CheckRule.MASKS_EVERY_ACTION,
                () -> "there is no mask of " + layout.actions() + " bytes");
        var legal = new ArrayList<Integer>();
        byte[] mask = value instanceof byte[] bytes ? bytes : new byte[0];
        for (int action = 0; action < mask.length; action++) {
            int bit = mask[action];
            require(bit == 0 || bit == 1, CheckRule.MASKS_EVERY_ACTION, () -> "the mask has a " + bit);
            if (bit == 1) {
                legal.add(action);
            }
        }
        return legal;
    }

    /// Returns an action that the mask forbids, or -1 if it forbids none.
    int illegal(List<Integer> legal, SplittableRandom random) {
        if (legal.size() == layout.actions()) {
            return -1;
        }
        int action;
        do {
            action = random.nextInt(layout.actions());
        } while (legal.contains(action));
        return action;
    }

    /// Checks that an operation is rejected with this type of exception.
    static void refused(CheckRule rule, Class<? extends RuntimeException> type, String what, Runnable deed) {
        try {
            deed.run();
        } catch (RuntimeException thrown) {
            require(type.isInstance(thrown), rule, () -> what + " threw " + thrown);
            return;
        }
        throw new CheckFailure(rule, what + " was accepted");
    }

    /// Checks that actions outside the space are rejected without effect.
    void refusesUnknown(Environment environment) {
        byte[] before = environment.save();
        for (int action : new int[] {-1, layout.actions(), Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            refused(
                    CheckRule.REFUSES_UNKNOWN_ACTIONS,
                    IndexOutOfBoundsException.class,
                    "action " + action,
                    () -> environment.step(action));
        }
        require(
                Arrays.equals(before, environment.save()),
                CheckRule.REFUSES_UNKNOWN_ACTIONS,
                () -> "the state changed");
    }

    static void require(boolean kept, CheckRule rule, Supplier<String> detail) {
        if (!kept) {
            throw new CheckFailure(rule, detail.get());
        }
    }
}
