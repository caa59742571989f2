package dev.quoin.env;

import dev.quoin.env.slots.EpisodePhase;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.PendingCall;
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

/// A vector of environments with the same id and options, stepped together in one call. Mutable, not
/// thread-safe.
///
/// Actions are read from, and results are written to, off-heap memory that other languages can share
/// ([#buffers]); steps do not allocate. The results do not depend on the number of threads.
public final class VectorEnvironment implements AutoCloseable {
    /// The column of actions, one `int32` per slot, written by the caller.
    public static final String ACTION = "action";

    /// The column of rewards.
    public static final String REWARD = "reward";

    /// The column of `terminated` flags.
    public static final String TERMINATED = "terminated";

    /// The column of `truncated` flags.
    public static final String TRUNCATED = "truncated";

    /// The info field that is true if the last action was illegal, however it was handled.
    public static final String INVALID_ACTION = "invalid_action";

    /// The info field with the seat that won, [#DRAW], or [#UNFINISHED]. Single-player games do not have it.
    public static final String WINNER = "winner";

    /// The value of [#WINNER] after a drawn game.
    public static final int DRAW = 2;

    /// The value of [#WINNER] during a game, and after an episode that ended before its game did.
    public static final int UNFINISHED = 3;

    private static final String AGENT_PLAYER = "agent_player";

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
    private final MemorySegment masks;
    private final MemorySegment invalid;
    private final MemorySegment winners;
    private final MemorySegment agents;
    private final boolean addsInvalid;
    private final boolean addsWinner;
    private final int actionCount;
    private final SplitMixRandom[] seeds;
    private final boolean[] ended;
    private final int[] elapsed;
    private int maxSteps = Integer.MAX_VALUE;
    private final AdaptiveThreads workers;

    // By slot: what is in progress while batched opponents and rewards are called, and the data needed to
    // finish it.
    private final boolean defersCalls;
    private final Part[] parts;
    private final boolean[] illegal;
    private final long[] seedsBefore;

    // Whether a call was made for the slot in this round, and whether the threads continue after a call.
    private final boolean[] called;
    private boolean resumes;

    /// A field that is copied when an episode ends: source, destination, and bytes per slot.
    private record Kept(MemorySegment from, MemorySegment to, long bytes) {}

    /// What a slot is doing: a step, a reset, or starting the next episode within a step.
    private enum Part {
        STEP,
        RESET,
        NEXT_EPISODE
    }

    /// Creates a vector of all the slots.
    ///
    /// @param threads the number of threads, at least 1; no more than one per slot are used
    public VectorEnvironment(Slots slots, AutoresetMode mode, int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("a vector environment needs at least 1 thread, got " + threads);
        }
        this.slots = slots;
        this.mode = mode;
        count = slots.count();
        SlotLayout layout = slots.layout();
        List<Field> added = addedInfo(layout);
        var shown = new ArrayList<>(layout.fields());
        shown.addAll(added);
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
        masks = buffers.segment(SlotLayout.MASK);
        addsInvalid = contains(added, INVALID_ACTION);
        invalid = buffers.segment(INVALID_ACTION);
        addsWinner = contains(added, WINNER);
        winners = addsWinner ? buffers.segment(WINNER) : MemorySegment.NULL;
        agents = addsWinner ? buffers.segment(AGENT_PLAYER) : MemorySegment.NULL;
        actionCount = layout.actions();
        ended = new boolean[count];
        elapsed = new int[count];
        seeds = new SplitMixRandom[count];
        Arrays.setAll(seeds, SplitMixRandom::new);
        slots.bind(buffers);
        defersCalls = slots.deferCalls();
        parts = new Part[count];
        Arrays.fill(parts, Part.RESET);
        called = new boolean[count];
        illegal = new boolean[count];
        seedsBefore = new long[count];
        workers = new AdaptiveThreads(Math.min(threads, count), this::stepRange);
    }

    private static List<Field> withOwn(SlotLayout layout) {
        var fields = new ArrayList<>(layout.fields());
        fields.addAll(addedInfo(layout));
        fields.add(Field.of(ACTION, ElementType.INT32, 0, layout.actions() - 1.0));
        fields.add(Field.of(REWARD, ElementType.FLOAT32, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
        fields.add(Field.of(TERMINATED, ElementType.BOOL, 0, 1));
        fields.add(Field.of(TRUNCATED, ElementType.BOOL, 0, 1));
        return fields;
    }

    /// Slots that already have a field of the same name fill it themselves.
    private static List<Field> addedInfo(SlotLayout layout) {
        var added = new ArrayList<>(List.of(Field.of(INVALID_ACTION, ElementType.BOOL, 0, 1)));
        if (layout.info().stream().anyMatch(VectorEnvironment::isOneOfTwo)) {
            added.add(Field.of(WINNER, ElementType.INT32, 0, UNFINISHED));
        }
        added.removeIf(field -> contains(layout.fields(), field.name()));
        return added;
    }

    private static boolean isOneOfTwo(Field field) {
        return field.name().equals(AGENT_PLAYER) && field.box().high() == 1;
    }

    private static boolean contains(List<Field> fields, String name) {
        return fields.stream().anyMatch(field -> field.name().equals(name));
    }

    /// Returns the info fields of a slot: those of its layout, [#INVALID_ACTION] and, in two-player games,
    /// [#WINNER].
    public List<Field> info() {
        var fields = new ArrayList<>(layout().info());
        fields.addAll(addedInfo(layout()));
        return fields;
    }

    /// Truncates episodes after this many steps, as Gymnasium's `max_episode_steps` does. Illegal actions count as
    /// steps. An episode whose game ends with its last step is terminated, not truncated.
    ///
    /// Call it before the first reset.
    ///
    /// @throws IllegalArgumentException when the limit is not positive
    public void limitSteps(int steps) {
        if (steps < 1) {
            throw new IllegalArgumentException("max_episode_steps must be at least 1, got " + steps);
        }
        maxSteps = steps;
    }

    /// Returns the number of steps since the episode of a slot started, or since its state was loaded.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    public int elapsedSteps(int slot) {
        requireSlot(slot);
        return elapsed[slot];
    }

    /// Sets the number of steps that count against the limit of [#limitSteps], after a [#load].
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    public void setElapsedSteps(int slot, int steps) {
        requireSlot(slot);
        elapsed[slot] = steps;
        boolean over = slots.isTerminated(slot);
        flag(slot, over, !over && isCut(slot));
    }

    /// Returns the number of slots.
    public int count() {
        return count;
    }

    /// Returns the layout of observations, infos and actions of a slot.
    public SlotLayout layout() {
        return slots.layout();
    }

    /// Returns the games. After changing one of them, call [#refresh].
    public Slots slots() {
        return slots;
    }

    /// Returns when the next episode of a slot starts.
    public AutoresetMode autoresetMode() {
        return mode;
    }

    /// Returns the shared memory: the fields of the layout, actions, rewards, and the `terminated` and
    /// `truncated` flags.
    public ObservationBuffers buffers() {
        return buffers;
    }

    /// Returns the final observations and infos of the slots whose episode ended in the last step; only with
    /// [AutoresetMode#SAME_STEP].
    public ObservationBuffers finals() {
        return finals;
    }

    /// Starts a new episode in every slot. Slot `i` behaves like an [Environment] that is reset with `seed +
    /// i`, in this episode and in all later ones.
    public void reset(long seed) {
        for (int slot = 0; slot < count; slot++) {
            beginSlot(slot, seed + slot, Map.of());
        }
        finishResets();
    }

    /// Starts a new episode in one slot. The seed determines this episode and all later ones reset without a
    /// seed.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    public void resetSlot(int slot, long seed) {
        resetSlot(slot, seed, Map.of());
    }

    /// Starts a new episode in one slot with reset options.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    /// @throws IllegalArgumentException when an option is unknown or has a value that is not allowed
    public void resetSlot(int slot, long seed, Map<String, ?> options) {
        beginSlot(slot, seed, options);
        finishResets();
    }

    /// Starts a new episode like [#resetSlot], but leaves the first move of a batched opponent to
    /// [#finishResets], which makes one call for all slots.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    /// @throws IllegalArgumentException when an option is unknown or has a value that is not allowed
    public void beginSlot(int slot, long seed, Map<String, ?> options) {
        requireSlot(slot);
        long before = seeds[slot].state();
        seeds[slot].set(seed);
        begin(slot, before, options);
    }

    /// Starts a new episode that continues the random sequence of the slot, to be completed by
    /// [#finishResets].
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    /// @throws IllegalArgumentException when an option is unknown or has a value that is not allowed
    public void beginSlot(int slot, Map<String, ?> options) {
        requireSlot(slot);
        begin(slot, seeds[slot].state(), options);
    }

    /// Makes the moves of batched opponents that [#beginSlot] deferred.
    ///
    /// @throws IllegalArgumentException when a game ends before the agent's first action
    public void finishResets() {
        makeCalls();
    }

    /// Starts a new episode in one slot, continuing its random sequence.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    public void resetSlot(int slot) {
        resetSlot(slot, Map.of());
    }

    /// Starts a new episode in one slot with reset options, continuing its random sequence.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    /// @throws IllegalArgumentException when an option is unknown or has a value that is not allowed
    public void resetSlot(int slot, Map<String, ?> options) {
        beginSlot(slot, options);
        finishResets();
    }

    /// Saves the state of a slot, including the random state of later episodes.
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

    /// Returns the part of a saved state that [Slots#load] reads, without the random state of later episodes
    /// in front.
    ///
    /// @throws IllegalArgumentException when the bytes are too few
    public static byte[] slotState(byte[] state) {
        if (state.length < Long.BYTES) {
            throw new IllegalArgumentException(
                    "a saved state has at least " + Long.BYTES + " bytes, got " + state.length);
        }
        return Arrays.copyOfRange(state, Long.BYTES, state.length);
    }

    /// Restores a saved state of the same environment in one slot.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    /// @throws IllegalArgumentException when the bytes are not such a state; nothing changes in that case
    public void load(int slot, byte[] state) {
        requireSlot(slot);
        slots.load(slot, slotState(state));
        seeds[slot].set(ByteBuffer.wrap(state).getLong());
        if (slots.pending(slot) != PendingCall.NONE) {
            parts[slot] = Part.RESET;
            seedsBefore[slot] = seeds[slot].state();
            makeCalls(slot);
        }
        rewards.setAtIndex(ValueLayout.JAVA_FLOAT, slot, 0);
        elapsed[slot] = 0;
        boolean over = slots.isTerminated(slot);
        inform(slot, false, over);
        flag(slot, over, !over && isCut(slot));
    }

    /// Copies one slot into another: the episode, its observations and infos, and the random state of later
    /// episodes. An external opponent starts over in the copy, with the random numbers of the original.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    public void copy(int from, int to) {
        copyTo(from, this, to);
    }

    /// Copies one slot into a slot of another vector environment, as [#copy] does. The autoreset mode and
    /// step limit may differ.
    ///
    /// @param target an environment with the same id and options
    /// @throws IndexOutOfBoundsException when there is no such slot
    /// @throws IllegalArgumentException when the target is of another kind
    public void copyTo(int from, VectorEnvironment target, int to) {
        requireSlot(from);
        target.requireSlot(to);
        slots.copyTo(from, target.slots, to);
        target.seeds[to].set(seeds[from].state());
        target.ended[to] = ended[from];
        target.elapsed[to] = elapsed[from];
    }

    /// Returns the complete state of a slot's game as numbers.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    /// @throws IllegalStateException before the first reset
    /// @throws UnsupportedOperationException when the game does not support this
    public int[] fullState(int slot) {
        requireSlot(slot);
        return slots.fullState(slot);
    }

    /// Resamples what the agent of a slot cannot see: hidden tiles, and all randomness of this and later
    /// episodes.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    /// @throws IllegalStateException before the first reset
    /// @throws UnsupportedOperationException when the game does not support this
    public void determinize(int slot, long seed) {
        requireSlot(slot);
        var random = new SplitMixRandom(seed);
        slots.determinize(slot, random.nextLong());
        seeds[slot].set(random.nextLong());
    }

    /// Updates the reward, flags and infos of a slot whose game was changed in another way than by a step, a
    /// reset or [#load].
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    public void refresh(int slot) {
        requireSlot(slot);
        rewards.setAtIndex(ValueLayout.JAVA_FLOAT, slot, 0);
        boolean over = slots.isTerminated(slot);
        inform(slot, false, over);
        flag(slot, over, !over && isCut(slot));
    }

    /// Writes a legal action of a slot in the notation of the game, for instance `d3` or `8D WORD`.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot or action
    /// @throws IllegalMoveException when it is not legal now; the message gives the reason
    /// @throws IllegalStateException before the first reset and after an episode's end
    public String write(int slot, int action) {
        requireSlot(slot);
        return slots.write(slot, action);
    }

    /// Reads an action of a slot from text in the notation of the game.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    /// @throws IllegalMoveException when the text is not a legal action, with the reason
    /// @throws IllegalStateException before the first reset and after an episode's end
    public int read(int slot, String text) {
        requireSlot(slot);
        return slots.read(slot, text);
    }

    /// Returns the agent's lead in a slot, in points or discs; negative when it is behind.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    public int lead(int slot) {
        requireSlot(slot);
        return slots.lead(slot);
    }

    /// Renders the game of a slot as text.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    public String text(int slot) {
        requireSlot(slot);
        return slots.text(slot);
    }

    /// Renders the game of a slot as a picture.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    public Picture picture(int slot) {
        requireSlot(slot);
        return slots.picture(slot);
    }

    /// Returns for each action of a slot whether it is legal.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot
    public boolean[] actionMask(int slot) {
        requireSlot(slot);
        var mask = new boolean[actionCount];
        for (int action = 0; action < actionCount; action++) {
            mask[action] = masks.get(ValueLayout.JAVA_BYTE, (long) slot * actionCount + action) != 0;
        }
        return mask;
    }

    /// Steps every slot with the action at its index, like [#step()].
    ///
    /// @throws IllegalArgumentException when there is not one action for each slot
    public void step(int[] chosen) {
        if (chosen.length != count) {
            throw new IllegalArgumentException("a step needs " + count + " actions, got " + chosen.length);
        }
        MemorySegment.copy(chosen, 0, actions, ValueLayout.JAVA_INT, 0, count);
        step();
    }

    /// Steps every slot with its action. If any action is rejected, no slot changes.
    ///
    /// @throws IndexOutOfBoundsException when an action does not exist
    /// @throws dev.quoin.game.IllegalMoveException when an action is illegal and the environment rejects
    ///     illegal actions
    /// @throws IllegalStateException before the first reset, and without autoreset after an episode's end
    /// @throws java.util.concurrent.CancellationException when this thread is interrupted during an
    ///     opponent's move; the step is then incomplete, so reset before the next one
    public void step() {
        workers.requireOpen();
        for (int slot = 0; slot < count; slot++) {
            if (!isToBeReset(slot)) {
                check(slot, actions.getAtIndex(ValueLayout.JAVA_INT, slot));
            }
        }
        workers.run(count);
        makeCalls();
    }

    /// Makes batched calls until no slot waits for one: first opponents' moves, one call for all slots and
    /// repeated as needed, then all rewards in one call. New episodes may start after that.
    private void makeCalls() {
        while (defersCalls && (makeCall(PendingCall.OPPONENT) || makeCall(PendingCall.REWARD))) {
            resumes = true;
            try {
                workers.run(count);
            } finally {
                resumes = false;
            }
        }
    }

    /// Makes a call for the slots that wait for it; returns false if there are none.
    private boolean makeCall(PendingCall call) {
        int waiting = 0;
        for (int slot = 0; slot < count; slot++) {
            called[slot] = slots.pending(slot) == call;
            waiting += called[slot] ? 1 : 0;
        }
        if (waiting == 0) {
            return false;
        }
        var numbers = new int[waiting];
        for (int slot = count - 1; slot >= 0; slot--) {
            if (called[slot]) {
                numbers[--waiting] = slot;
            }
        }
        slots.call(call, numbers);
        return true;
    }

    /// Steps one slot and leaves the others unchanged. Different threads may step different slots. Error
    /// messages do not name the slot.
    ///
    /// @throws IndexOutOfBoundsException when there is no such slot or action
    /// @throws dev.quoin.game.IllegalMoveException when the action is illegal and the environment rejects
    ///     illegal actions
    /// @throws IllegalStateException before the first reset, and without autoreset after an episode's end
    public void stepSlot(int slot, int action) {
        requireSlot(slot);
        if (!isToBeReset(slot)) {
            checkRunning(slot, action);
        }
        actions.setAtIndex(ValueLayout.JAVA_INT, slot, action);
        step(slot);
        makeCalls(slot);
    }

    /// Makes the calls that one slot waits for.
    private void makeCalls(int slot) {
        while (defersCalls && slots.pending(slot) != PendingCall.NONE) {
            slots.call(slots.pending(slot), new int[] {slot});
            resume(slot);
        }
    }

    /// Stops the threads; no slot can be reset or stepped afterwards. The buffers keep their contents.
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

    /// Checks an action, and adds the slot to the error message if there are several slots.
    private void check(int slot, int action) {
        try {
            checkRunning(slot, action);
        } catch (IndexOutOfBoundsException refused) {
            throw new IndexOutOfBoundsException(inSlot(slot, refused));
        } catch (IllegalStateException refused) {
            throw new IllegalStateException(inSlot(slot, refused), refused);
        } catch (IllegalMoveException refused) {
            throw new IllegalMoveException(refused.refusal().reason(), inSlot(slot, refused));
        }
    }

    private void checkRunning(int slot, int action) {
        if (ended[slot]) {
            EpisodePhase.OVER.requireRunning();
        }
        slots.check(slot, action);
    }

    private String inSlot(int slot, RuntimeException refused) {
        String message = String.valueOf(refused.getMessage());
        return count == 1 ? message : "slot " + slot + ": " + message;
    }

    private void stepRange(int from, int to) {
        for (int slot = from; slot < to; slot++) {
            if (!resumes) {
                step(slot);
            } else if (called[slot]) {
                resume(slot);
            }
        }
    }

    /// Continues after a batched call.
    private void resume(int slot) {
        try {
            slots.resume(slot);
        } catch (RuntimeException failed) {
            if (parts[slot] == Part.RESET) {
                seeds[slot].set(seedsBefore[slot]);
            }
            throw failed;
        }
        end(slot, parts[slot]);
    }

    /// Completes what a slot is doing, or defers it while the slot waits for a batched call.
    private void end(int slot, Part part) {
        if (defersCalls && slots.pending(slot) != PendingCall.NONE) {
            parts[slot] = part;
            return;
        }
        switch (part) {
            case STEP -> endStep(slot);
            case RESET -> endReset(slot);
            case NEXT_EPISODE -> endStart(slot);
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
        int action = actions.getAtIndex(ValueLayout.JAVA_INT, slot);
        illegal[slot] = masks.get(ValueLayout.JAVA_BYTE, (long) slot * actionCount + action) == 0;
        slots.act(slot, action);
        elapsed[slot]++;
        end(slot, Part.STEP);
    }

    private void endStep(int slot) {
        rewards.setAtIndex(ValueLayout.JAVA_FLOAT, slot, slots.reward(slot));
        boolean over = slots.isTerminated(slot);
        inform(slot, illegal[slot], over);
        flag(slot, over, !over && isCut(slot));
        if (ended[slot] && mode == AutoresetMode.SAME_STEP) {
            keep(slot);
            slots.start(slot, seeds[slot].nextLong(), Map.of());
            end(slot, Part.NEXT_EPISODE);
        }
    }

    /// Keeps the reward and flags of the last episode in their columns.
    private void endStart(int slot) {
        elapsed[slot] = 0;
        inform(slot, false, false);
        ended[slot] = false;
    }

    /// Starts an episode with the slot's next seed; if that fails, the seed sequence is restored.
    private void begin(int slot, long before, Map<String, ?> options) {
        seedsBefore[slot] = before;
        try {
            slots.start(slot, seeds[slot].nextLong(), options);
        } catch (RuntimeException failed) {
            seeds[slot].set(before);
            throw failed;
        }
        end(slot, Part.RESET);
    }

    private void endReset(int slot) {
        rewards.setAtIndex(ValueLayout.JAVA_FLOAT, slot, 0);
        elapsed[slot] = 0;
        inform(slot, false, false);
        flag(slot, false, false);
    }

    private void inform(int slot, boolean illegal, boolean over) {
        if (addsInvalid) {
            invalid.setAtIndex(ValueLayout.JAVA_BYTE, slot, (byte) (illegal ? 1 : 0));
        }
        if (addsWinner) {
            winners.setAtIndex(ValueLayout.JAVA_INT, slot, over && slots.isGameOver(slot) ? winner(slot) : UNFINISHED);
        }
    }

    private int winner(int slot) {
        int lead = slots.lead(slot);
        int agent = agents.getAtIndex(ValueLayout.JAVA_INT, slot);
        return lead == 0 ? DRAW : lead > 0 ? agent : 1 - agent;
    }

    private boolean isCut(int slot) {
        return slots.isTruncated(slot) || elapsed[slot] >= maxSteps;
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
