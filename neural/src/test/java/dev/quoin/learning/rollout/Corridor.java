package dev.quoin.learning.rollout;

import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.env.space.ElementType;
import dev.quoin.game.picture.Picture;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;

/// A toy: a corridor of squares, the goal at one end. Steps go left or right, and a third action is legal only on odd
/// squares, where it ends the episode with a small prize. The way to the goal earns 1.
public final class Corridor implements Slots {
    public static final int LENGTH = 6;
    public static final int LEFT = 0;
    public static final int RIGHT = 1;
    public static final int LEAVE = 2;

    private static final int LONGEST = 20;

    private final int count;
    private final int[] square;
    private final int[] steps;
    private final float[] reward;
    private final boolean[] over;
    private MemorySegment shown = MemorySegment.NULL;
    private MemorySegment masks = MemorySegment.NULL;

    public Corridor(int count) {
        this.count = count;
        square = new int[count];
        steps = new int[count];
        reward = new float[count];
        over = new boolean[count];
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public SlotLayout layout() {
        return new SlotLayout(
                List.of(Field.of("square", ElementType.FLOAT32, 0, 1, LENGTH)),
                List.of(Field.of(SlotLayout.MASK, ElementType.INT8, 0, 1, 3)),
                3);
    }

    @Override
    public void bind(ObservationBuffers columns) {
        shown = columns.segment("square");
        masks = columns.segment(SlotLayout.MASK);
    }

    @Override
    public void start(int slot, long seed, Map<String, ?> options) {
        square[slot] = 1 + (int) Math.floorMod(seed, 3L);
        steps[slot] = 0;
        over[slot] = false;
        show(slot);
    }

    @Override
    public void check(int slot, int action) {
        if (!isLegal(slot, action)) {
            throw new IllegalArgumentException("action " + action + " is not legal on square " + square[slot]);
        }
    }

    private boolean isLegal(int slot, int action) {
        return switch (action) {
            case LEFT -> square[slot] > 0;
            case RIGHT -> true;
            default -> square[slot] % 2 == 1;
        };
    }

    @Override
    public void act(int slot, int action) {
        check(slot, action);
        steps[slot]++;
        reward[slot] = 0;
        if (action == LEAVE) {
            reward[slot] = 0.1f;
            over[slot] = true;
        } else {
            square[slot] += action == LEFT ? -1 : 1;
            if (square[slot] == LENGTH - 1) {
                reward[slot] = 1;
                over[slot] = true;
            }
        }
        over[slot] |= steps[slot] == LONGEST;
        show(slot);
    }

    private void show(int slot) {
        for (int at = 0; at < LENGTH; at++) {
            shown.setAtIndex(ValueLayout.JAVA_FLOAT, (long) slot * LENGTH + at, at == square[slot] ? 1 : 0);
        }
        for (int action = 0; action < 3; action++) {
            masks.setAtIndex(ValueLayout.JAVA_BYTE, 3L * slot + action, (byte) (isLegal(slot, action) ? 1 : 0));
        }
    }

    @Override
    public int lead(int slot) {
        return 0;
    }

    @Override
    public float reward(int slot) {
        return reward[slot];
    }

    @Override
    public boolean isTerminated(int slot) {
        return over[slot];
    }

    @Override
    public boolean isTruncated(int slot) {
        return false;
    }

    @Override
    public byte[] save(int slot) {
        return ByteBuffer.allocate(8).putInt(square[slot]).putInt(steps[slot]).array();
    }

    @Override
    public void copyTo(int from, Slots target, int to) {
        target.load(to, save(from));
    }

    @Override
    public void determinize(int slot, long seed) {}

    @Override
    public void load(int slot, byte[] state) {
        square[slot] = ByteBuffer.wrap(state).getInt();
        steps[slot] = ByteBuffer.wrap(state).getInt(4);
        over[slot] = false;
        show(slot);
    }

    @Override
    public String text(int slot) {
        return "square " + square[slot];
    }

    @Override
    public Picture picture(int slot) {
        return new Picture(1, 1, new byte[3]);
    }

    /// The fraction of squares before the goal in which the learner's greedy action is to go right.
    public static double accuracy(Learner learner) {
        var batcher = new ObservationBatcher(new Corridor(1).layout(), List.of("square"));
        var slots = new Corridor(1);
        var columns = ObservationBuffers.allocate(slots.layout().fields(), 1);
        slots.bind(columns);
        int right = 0;
        for (int at = 0; at < LENGTH - 1; at++) {
            slots.load(0, ByteBuffer.allocate(8).putInt(at).putInt(0).array());
            Transition transition = batcher.observe(columns, 0);
            learner.actGreedily(learner.weights(), List.of(transition));
            right += transition.action() == RIGHT ? 1 : 0;
        }
        return right / (LENGTH - 1.0);
    }
}
