package dev.quoin.env;

import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.env.space.ElementType;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.picture.Picture;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// Many episodes of one environment side by side, stepped in one call. Mutable, for one caller at a time.
///
/// Actions are read from, and everything shown is written to, memory outside the heap that other languages can share
/// ([#buffers]); no step allocates. With several threads each steps slots of its own, with the same results.
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
    private final ObservationBuffers buffers;
    private final ObservationBuffers finals;
    private final List<Kept> kept = new ArrayList<>();
    private final MemorySegment actions;
    private final MemorySegment rewards;
    private final MemorySegment terminated;
    private final MemorySegment truncated;
    private final SplitMixRandom[] seeds;
    private final boolean[] ended;
    private final WorkerThreads workers;

    /// A field that is kept aside when an episode ends: from where, to where, how many bytes a slot.
    private record Kept(MemorySegment from, MemorySegment to, long bytes) {}

    /// A vector of all the slots.
    ///
    /// @param threads how many threads step them, at least 1; more than there are slots are not used
    public VectorEnvironment(Slots slots, AutoresetMode mode, int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("a vector environment needs at least 1 thread, got " + threads);
        }
        this.slots = slots;
        this.mode = mode;
        count = slots.count();
        SlotLayout layout = slots.layout();
        List<Field> shown = layout.fields();
        buffers = ObservationBuffers.allocate(withOwn(layout), count);
        finals = ObservationBuffers.allocate(mode == AutoresetMode.SAME_STEP ? shown : List.of(), count);
        if (mode == AutoresetMode.SAME_STEP) {
            shown.forEach(field ->
                    kept.add(new Kept(buffers.segment(field.name()), finals.segment(field.name()), field.bytes())));
        }
        actions = buffers.segment(ACTION);
        rewards = buffers.segment(REWARD);
        terminated = buffers.segment(TERMINATED);
        truncated = buffers.segment(TRUNCATED);
        ended = new boolean[count];
        seeds = new SplitMixRandom[count];
        Arrays.setAll(seeds, SplitMixRandom::new);
        slots.bind(buffers);
        workers = new WorkerThreads(Math.min(threads, count), this::stepRange);
    }

    private static List<Field> withOwn(SlotLayout layout) {
        var fields = new ArrayList<>(layout.fields());
        fields.add(Field.of(ACTION, ElementType.INT32, 0, layout.actions() - 1.0));
        fields.add(Field.of(REWARD, ElementType.FLOAT32, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
        fields.add(Field.of(TERMINATED, ElementType.BOOL, 0, 1));
        fields.add(Field.of(TRUNCATED, ElementType.BOOL, 0, 1));
        return fields;
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

    /// The memory: the fields of the layout, and those of actions, rewards, ends and cuts.
    public ObservationBuffers buffers() {
        return buffers;
    }

    /// What episodes showed last, in the slots whose last step ended one; only with [AutoresetMode#SAME_STEP].
    public ObservationBuffers finals() {
        return finals;
    }

    /// Begins a new episode in every slot. Slot `i` shows what an [Environment] shows that is reset with `seed + i`,
    /// in this episode and in all that follow.
    public void reset(long seed) {
        for (int slot = 0; slot < count; slot++) {
            resetSlot(slot, seed + slot);
        }
    }

    /// Begins a new episode in one slot; the seed decides this one and all that follow there without a seed.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    public void resetSlot(int slot, long seed) {
        resetSlot(slot, seed, Map.of());
    }

    /// Begins a new episode in one slot from options of this environment.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    /// @throws IllegalArgumentException when an option is unknown or has a value that is not allowed
    public void resetSlot(int slot, long seed, Map<String, ?> options) {
        requireSlot(slot);
        long before = seeds[slot].state();
        seeds[slot].set(seed);
        begin(slot, before, options);
    }

    /// Begins a new episode in one slot whose chance goes on from the last one there.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    public void resetSlot(int slot) {
        resetSlot(slot, Map.of());
    }

    /// Begins a new episode in one slot from options, whose chance goes on from the last one there.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    /// @throws IllegalArgumentException when an option is unknown or has a value that is not allowed
    public void resetSlot(int slot, Map<String, ?> options) {
        requireSlot(slot);
        begin(slot, seeds[slot].state(), options);
    }

    /// The state of a slot, and of the chance of its episodes to come.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    public byte[] save(int slot) {
        requireSlot(slot);
        byte[] state = slots.save(slot);
        return ByteBuffer.allocate(Long.BYTES + state.length)
                .putLong(seeds[slot].state())
                .put(state)
                .array();
    }

    /// Goes on in one slot from a saved state of the same environment.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    /// @throws IllegalArgumentException when the bytes are no such state; nothing has changed then
    public void load(int slot, byte[] state) {
        requireSlot(slot);
        if (state.length < Long.BYTES) {
            throw new IllegalArgumentException(
                    "a saved state has at least " + Long.BYTES + " bytes, got " + state.length);
        }
        slots.load(slot, Arrays.copyOfRange(state, Long.BYTES, state.length));
        seeds[slot].set(ByteBuffer.wrap(state).getLong());
        rewards.setAtIndex(ValueLayout.JAVA_FLOAT, slot, 0);
        flag(slot, slots.isTerminated(slot), slots.isTruncated(slot));
    }

    /// A legal action of a slot in the game's own notation, for instance `d3` or `8D WORD`.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot or action
    /// @throws IllegalMoveException when it is not legal now, with why
    /// @throws IllegalStateException before the first reset and after an episode's end
    public String write(int slot, int action) {
        requireSlot(slot);
        return slots.write(slot, action);
    }

    /// The legal action of a slot that a text in the game's own notation stands for.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    /// @throws IllegalMoveException when it stands for none, with why
    /// @throws IllegalStateException before the first reset and after an episode's end
    public int read(int slot, String text) {
        requireSlot(slot);
        return slots.read(slot, text);
    }

    /// How far the agent of a slot leads by the game's own count, negative when it trails.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    public int lead(int slot) {
        requireSlot(slot);
        return slots.lead(slot);
    }

    /// The game of a slot as text.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    public String text(int slot) {
        requireSlot(slot);
        return slots.text(slot);
    }

    /// The game of a slot as a picture.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    public Picture picture(int slot) {
        requireSlot(slot);
        return slots.picture(slot);
    }

    /// Steps every slot with its action, or refuses to and changes nothing.
    ///
    /// @throws IndexOutOfBoundsException when an action does not exist
    /// @throws dev.quoin.game.IllegalMoveException when an action is illegal and the environment refuses such
    /// @throws IllegalStateException before the first reset, and without autoreset after an episode's end
    /// @throws java.util.concurrent.CancellationException when this thread is interrupted while an opponent
    ///     thinks; the step is only half done then, so reset before the next one
    public void step() {
        workers.requireOpen();
        for (int slot = 0; slot < count; slot++) {
            if (!isToBeReset(slot)) {
                check(slot, actions.getAtIndex(ValueLayout.JAVA_INT, slot));
            }
        }
        workers.run(count);
    }

    /// Ends the threads; nothing can be reset or stepped any more. What the buffers hold stays.
    @Override
    public void close() {
        workers.close();
    }

    private void requireSlot(int slot) {
        workers.requireOpen();
        if (slot < 0 || slot >= count) {
            throw new IndexOutOfBoundsException("slot must be 0.." + (count - 1) + ", got " + slot);
        }
    }

    /// Lets the kernel refuse an action, and says of which slot.
    private void check(int slot, int action) {
        try {
            slots.check(slot, action);
        } catch (IndexOutOfBoundsException refused) {
            throw new IndexOutOfBoundsException(inSlot(slot, refused));
        } catch (IllegalStateException refused) {
            throw new IllegalStateException(inSlot(slot, refused), refused);
        } catch (IllegalMoveException refused) {
            throw new IllegalMoveException(refused.refusal().reason(), inSlot(slot, refused));
        }
    }

    private static String inSlot(int slot, RuntimeException refused) {
        return "slot " + slot + ": " + refused.getMessage();
    }

    private void stepRange(int from, int to) {
        for (int slot = from; slot < to; slot++) {
            step(slot);
        }
    }

    private boolean isToBeReset(int slot) {
        return ended[slot] && mode == AutoresetMode.NEXT_STEP;
    }

    private void step(int slot) {
        if (isToBeReset(slot)) {
            begin(slot, seeds[slot].state(), Map.of());
            return;
        }
        slots.act(slot, actions.getAtIndex(ValueLayout.JAVA_INT, slot));
        rewards.setAtIndex(ValueLayout.JAVA_FLOAT, slot, slots.reward(slot));
        flag(slot, slots.isTerminated(slot), slots.isTruncated(slot));
        if (ended[slot] && mode == AutoresetMode.SAME_STEP) {
            keep(slot);
            slots.start(slot, seeds[slot].nextLong(), Map.of());
            ended[slot] = false;
        }
    }

    /// Begins an episode with the next of the slot's seeds; if that fails, the seeds go on from where they were.
    private void begin(int slot, long before, Map<String, ?> options) {
        try {
            slots.start(slot, seeds[slot].nextLong(), options);
        } catch (RuntimeException failed) {
            seeds[slot].set(before);
            throw failed;
        }
        rewards.setAtIndex(ValueLayout.JAVA_FLOAT, slot, 0);
        flag(slot, false, false);
    }

    private void flag(int slot, boolean over, boolean cut) {
        terminated.setAtIndex(ValueLayout.JAVA_BYTE, slot, (byte) (over ? 1 : 0));
        truncated.setAtIndex(ValueLayout.JAVA_BYTE, slot, (byte) (cut ? 1 : 0));
        ended[slot] = over || cut;
    }

    private void keep(int slot) {
        for (int field = 0; field < kept.size(); field++) {
            Kept each = kept.get(field);
            MemorySegment.copy(each.from(), slot * each.bytes(), each.to(), slot * each.bytes(), each.bytes());
        }
    }
}
