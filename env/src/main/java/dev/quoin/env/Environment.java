package dev.quoin.env;

import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.env.space.Space;
import dev.quoin.game.picture.Picture;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/// One episode after another of one environment, in the manner of Gymnasium. Mutable, for one thread.
///
/// ```java
/// var environment = Environments.make("Othello-v0", Map.of("opponent", "random"));
/// environment.reset(7);
/// ```
///
/// Observations and infos are copies; what a caller keeps does not change later.
public final class Environment {
    private final Slots slots;
    private final SlotLayout layout;
    private final ObservationBuffers buffers;
    private final SplitMixRandom seeds = new SplitMixRandom(new SplittableRandom().nextLong());

    /// An environment on slots of which it uses the first and only one.
    public Environment(Slots slots) {
        if (slots.count() != 1) {
            throw new IllegalArgumentException("an environment uses exactly 1 slot, got " + slots.count());
        }
        this.slots = slots;
        layout = slots.layout();
        buffers = ObservationBuffers.allocate(layout.fields(), 1);
        slots.bind(buffers);
    }

    /// What it shows and takes.
    public SlotLayout layout() {
        return layout;
    }

    /// The space of observations.
    public Space observationSpace() {
        return layout.observationSpace();
    }

    /// The space of actions.
    public Space actionSpace() {
        return layout.actionSpace();
    }

    /// Begins a new episode; the seed decides this one and all that follow without a seed.
    public ResetResult reset(long seed) {
        return reset(seed, Map.of());
    }

    /// Begins a new episode whose chance goes on from the last one. Before any seed was given it is not repeatable.
    public ResetResult reset() {
        return reset(Map.of());
    }

    /// Begins a new episode from options of this environment, whose chance goes on from the last one.
    ///
    /// @throws IllegalArgumentException when an option is unknown or has a value that is not allowed
    public ResetResult reset(Map<String, ?> options) {
        return begin(seeds.state(), options);
    }

    /// Begins a new episode from options of this environment; the seed decides this one and all that follow.
    ///
    /// @throws IllegalArgumentException when an option is unknown or has a value that is not allowed
    public ResetResult reset(long seed, Map<String, ?> options) {
        long before = seeds.state();
        seeds.set(seed);
        return begin(before, options);
    }

    /// Begins an episode with the next of the seeds; if that fails, they go on from where they were.
    private ResetResult begin(long before, Map<String, ?> options) {
        try {
            slots.start(0, seeds.nextLong(), options);
        } catch (RuntimeException failed) {
            seeds.set(before);
            throw failed;
        }
        return new ResetResult(observation(), info());
    }

    /// Takes an action.
    ///
    /// @throws IndexOutOfBoundsException when there is no such action
    /// @throws dev.quoin.game.IllegalMoveException when the action is illegal and the environment refuses such
    /// @throws IllegalStateException before the first reset and after the end of an episode
    /// @throws java.util.concurrent.CancellationException when this thread is interrupted while the opponent
    ///     thinks; the step is only half done then, so reset or load before the next one
    public StepResult step(int action) {
        slots.act(0, action);
        return new StepResult(observation(), slots.reward(0), slots.isTerminated(0), slots.isTruncated(0), info());
    }

    /// The state of the episode, for [#load] of an environment with the same options.
    public byte[] save() {
        return slots.save(0);
    }

    /// Goes on from a saved state.
    ///
    /// @throws IllegalArgumentException when the bytes are no state of this environment
    public ResetResult load(byte[] state) {
        slots.load(0, state);
        return new ResetResult(observation(), info());
    }

    /// How far the agent leads by the game's own count, negative when it trails.
    ///
    /// @throws IllegalStateException before the first reset
    public int lead() {
        return slots.lead(0);
    }

    /// The game as text.
    public String text() {
        return slots.text(0);
    }

    /// The game as a picture.
    public Picture picture() {
        return slots.picture(0);
    }

    private Object observation() {
        List<Field> fields = layout.observation();
        return fields.size() == 1 ? buffers.value(fields.getFirst(), 0) : values(fields);
    }

    private Map<String, Object> info() {
        return values(layout.info());
    }

    private Map<String, Object> values(List<Field> fields) {
        var values = new LinkedHashMap<String, Object>();
        for (Field field : fields) {
            values.put(field.name(), buffers.value(field, 0));
        }
        return values;
    }
}
