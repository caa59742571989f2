package dev.quoin.env;

import dev.quoin.env.slots.Columns;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.env.space.ElementType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Many episodes of one environment side by side, stepped in one call. Mutable, for one caller at a time.
///
/// Actions are read from, and everything shown is written to, memory outside the heap that other languages can share
/// ([#columns]); no step allocates. With several threads each steps slots of its own, with the same results.
public final class VectorEnvironment implements AutoCloseable {
    /// The column of actions, one `int32` a slot, written by the caller.
    public static final String ACTION = "action";

    /// The column of rewards.
    public static final String REWARD = "reward";

    /// The column of ends.
    public static final String TERMINATED = "terminated";

    /// The column of cuts.
    public static final String TRUNCATED = "truncated";

    private final Slots slots;
    private final int count;
    private final AutoresetMode mode;
    private final Columns columns;
    private final Columns finals;
    private final List<Field> shown;
    private final MemorySegment actions;
    private final MemorySegment rewards;
    private final MemorySegment terminated;
    private final MemorySegment truncated;
    private final long[] seeds;
    private final boolean[] ended;
    private final Crew crew;

    /// A vector of all the slots.
    ///
    /// @param threads how many threads step them, at least 1
    public VectorEnvironment(Slots slots, AutoresetMode mode, int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("a vector environment needs at least 1 thread, got " + threads);
        }
        this.slots = slots;
        this.mode = mode;
        count = slots.count();
        SlotLayout layout = slots.layout();
        shown = new ArrayList<>(layout.observation());
        shown.addAll(layout.info());
        var fields = new ArrayList<>(shown);
        fields.add(Field.of(ACTION, ElementType.INT32, 0, layout.actions() - 1.0));
        fields.add(Field.of(REWARD, ElementType.FLOAT32, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
        fields.add(Field.of(TERMINATED, ElementType.BOOL, 0, 1));
        fields.add(Field.of(TRUNCATED, ElementType.BOOL, 0, 1));
        columns = Columns.allocate(fields, count);
        finals = Columns.allocate(mode == AutoresetMode.SAME_STEP ? shown : List.of(), count);
        actions = columns.segment(ACTION);
        rewards = columns.segment(REWARD);
        terminated = columns.segment(TERMINATED);
        truncated = columns.segment(TRUNCATED);
        seeds = new long[count];
        ended = new boolean[count];
        slots.bind(columns);
        crew = new Crew(Math.min(threads, count), this::stepRange);
    }

    /// How many slots there are.
    public int count() {
        return count;
    }

    /// What a slot shows and takes.
    public SlotLayout layout() {
        return slots.layout();
    }

    /// When the next episode of a slot begins.
    public AutoresetMode autoresetMode() {
        return mode;
    }

    /// The memory: the fields of the layout, and the columns of actions, rewards, ends and cuts.
    public Columns columns() {
        return columns;
    }

    /// What episodes showed last, in the slots whose last step ended one; only with [AutoresetMode#SAME_STEP].
    public Columns finals() {
        return finals;
    }

    /// Begins a new episode in every slot; slot `i` follows from `seed + i`.
    public void reset(long seed) {
        for (int slot = 0; slot < count; slot++) {
            resetSlot(slot, seed + slot);
        }
    }

    /// Begins a new episode in one slot.
    public void resetSlot(int slot, long seed) {
        seeds[slot] = seed;
        begin(slot);
        rewards.setAtIndex(ValueLayout.JAVA_FLOAT, slot, 0);
        flag(slot, false, false);
    }

    /// Begins a new episode in one slot whose chance goes on from the last one there.
    public void resetSlot(int slot) {
        resetSlot(slot, seeds[slot]);
    }

    /// Steps every slot with its action.
    ///
    /// @throws IndexOutOfBoundsException when an action does not exist; slots before it may have been stepped
    /// @throws IllegalStateException before the first reset, and without autoreset after an episode's end
    public void step() {
        crew.run(count);
    }

    @Override
    public void close() {
        crew.close();
    }

    private void stepRange(int from, int to) {
        for (int slot = from; slot < to; slot++) {
            step(slot);
        }
    }

    private void step(int slot) {
        if (ended[slot] && mode == AutoresetMode.NEXT_STEP) {
            begin(slot);
            rewards.setAtIndex(ValueLayout.JAVA_FLOAT, slot, 0);
            flag(slot, false, false);
            return;
        }
        slots.act(slot, actions.getAtIndex(ValueLayout.JAVA_INT, slot));
        rewards.setAtIndex(ValueLayout.JAVA_FLOAT, slot, slots.reward(slot));
        boolean over = slots.isTerminated(slot);
        boolean cut = slots.isTruncated(slot);
        flag(slot, over, cut);
        if (ended[slot] && mode == AutoresetMode.SAME_STEP) {
            keep(slot);
            begin(slot);
        }
    }

    private void begin(int slot) {
        // The next seed is the one before, stirred: SplittableRandom's golden step keeps the streams apart.
        slots.start(slot, seeds[slot], Map.of());
        seeds[slot] += 0x9e3779b97f4a7c15L;
        ended[slot] = false;
    }

    private void flag(int slot, boolean over, boolean cut) {
        terminated.setAtIndex(ValueLayout.JAVA_BYTE, slot, (byte) (over ? 1 : 0));
        truncated.setAtIndex(ValueLayout.JAVA_BYTE, slot, (byte) (cut ? 1 : 0));
        ended[slot] = over || cut;
    }

    private void keep(int slot) {
        for (Field field : shown) {
            long bytes = field.bytes();
            MemorySegment.copy(
                    columns.segment(field.name()), slot * bytes, finals.segment(field.name()), slot * bytes, bytes);
        }
    }
}
