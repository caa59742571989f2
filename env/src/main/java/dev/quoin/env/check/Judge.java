package dev.quoin.env.check;

import dev.quoin.env.Environment;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.space.Space;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/// What every part of a check asks of what is shown. Immutable.
///
/// @param layout what the environment says it shows
record Judge(SlotLayout layout) {
    /// Judges one thing shown and gives the legal actions.
    List<Integer> judge(Shown shown) {
        Space space = layout.observationSpace();
        require(
                space.contains(shown.observation()),
                Rule.SHOWS_WHAT_ITS_SPACE_SAYS,
                () -> "an observation is not in " + space);
        for (Field field : layout.info()) {
            Object value = shown.info().get(field.name());
            require(
                    value != null && field.box().contains(value),
                    Rule.GIVES_A_WHOLE_INFO,
                    () -> "the info has no " + field.name() + " in " + field.box());
        }
        List<Integer> legal = legal(shown);
        require(Float.isFinite(shown.reward()), Rule.PAYS_FINITE_REWARDS, () -> "a reward is " + shown.reward());
        require(
                !(shown.terminated() && shown.truncated()),
                Rule.ENDS_IN_ONE_WAY,
                () -> "an episode is both terminated and truncated");
        require(shown.isEnd() || !legal.isEmpty(), Rule.LEAVES_AN_ACTION, () -> "no action is legal");
        return legal;
    }

    /// The legal actions by the mask.
    private List<Integer> legal(Shown shown) {
        Object value = shown.info().get(SlotLayout.MASK);
        require(
                value instanceof byte[] mask && mask.length == layout.actions(),
                Rule.MASKS_EVERY_ACTION,
                () -> "there is no mask of " + layout.actions() + " bytes");
        var legal = new ArrayList<Integer>();
        byte[] mask = value instanceof byte[] bytes ? bytes : new byte[0];
        for (int action = 0; action < mask.length; action++) {
            int bit = mask[action];
            require(bit == 0 || bit == 1, Rule.MASKS_EVERY_ACTION, () -> "the mask has a " + bit);
            if (bit == 1) {
                legal.add(action);
            }
        }
        return legal;
    }

    /// An action that the mask forbids, or -1 when it forbids none.
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

    /// Whether something is refused by this type of exception.
    static void refused(Rule rule, Class<? extends RuntimeException> type, String what, Runnable deed) {
        try {
            deed.run();
        } catch (RuntimeException thrown) {
            require(type.isInstance(thrown), rule, () -> what + " threw " + thrown);
            return;
        }
        throw new BrokenPromise(rule, what + " was accepted");
    }

    /// Whether actions outside the space are refused without effect.
    void refusesUnknown(Environment environment) {
        byte[] before = environment.save();
        for (int action : new int[] {-1, layout.actions(), Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            refused(
                    Rule.REFUSES_UNKNOWN_ACTIONS,
                    IndexOutOfBoundsException.class,
                    "action " + action,
                    () -> environment.step(action));
        }
        require(Arrays.equals(before, environment.save()), Rule.REFUSES_UNKNOWN_ACTIONS, () -> "the state changed");
    }

    static void require(boolean kept, Rule rule, Supplier<String> detail) {
        if (!kept) {
            throw new BrokenPromise(rule, detail.get());
        }
    }
}
