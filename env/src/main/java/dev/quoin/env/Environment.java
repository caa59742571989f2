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

/// A single environment with the Gymnasium API. Mutable, not thread-safe.
///
/// ```java
/// var environment = Environments.make("Othello-v0", Map.of("opponent", "random"));
/// environment.reset(7);
/// ```
///
/// Observations and infos are copies, so they never change later.
public final class Environment {
    private final Slots slots;
    private final SlotLayout layout;
    private final ObservationBuffers buffers;
    private final SplitMixRandom seeds = new SplitMixRandom(new SplittableRandom().nextLong());

    /// Creates an environment from slots, of which it uses the first and only one.
    public Environment(Slots slots) {
        if (slots.count() != 1) {
            throw new IllegalArgumentException("an environment uses exactly 1 slot, got " + slots.count());
        }
        this.slots = slots;
        layout = slots.layout();
        buffers = ObservationBuffers.allocate(layout.fields(), 1);
        slots.bind(buffers);
    }

    /// Returns the layout of observations, infos and actions.
    public SlotLayout layout() {
        return layout;
    }

    /// Returns the observation space.
    public Space observationSpace() {
        return layout.observationSpace();
    }

    /// Returns the action space.
    public Space actionSpace() {
        return layout.actionSpace();
    }

    /// Starts a new episode. The seed determines this episode and all later ones that are reset without a
    /// seed.
    public ResetResult reset(long seed) {
        return reset(seed, Map.of());
    }

    /// Starts a new episode that continues the random sequence of the last one. Not reproducible if no seed
    /// was ever given.
    public ResetResult reset() {
        return reset(Map.of());
    }

    /// Starts a new episode with reset options, continuing the random sequence of the last one.
    ///
    /// @throws IllegalArgumentException when an option is unknown or has a value that is not allowed
    public ResetResult reset(Map<String, ?> options) {
        return begin(seeds.state(), options);
    }

    /// Starts a new episode with reset options. The seed determines this episode and all later ones reset
    /// without one.
    ///
    /// @throws IllegalArgumentException when an option is unknown or has a value that is not allowed
    public ResetResult reset(long seed, Map<String, ?> options) {
        long before = seeds.state();
        seeds.set(seed);
        return begin(before, options);
    }

    /// Starts an episode with the next seed; if that fails, the seed sequence is restored.
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
    /// @throws dev.quoin.game.IllegalMoveException when the action is illegal and the environment rejects
    ///     illegal actions
    /// @throws IllegalStateException before the first reset and after the end of an episode
    /// @throws java.util.concurrent.CancellationException when this thread is interrupted during the
    ///     opponent's move; the step is then incomplete, so reset or load before the next one
    public StepResult step(int action) {
        slots.act(0, action);
        return new StepResult(observation(), slots.reward(0), slots.isTerminated(0), slots.isTruncated(0), info());
    }

    /// Saves the state of the episode, for [#load] of an environment with the same options.
    public byte[] save() {
        return slots.save(0);
    }

    /// Restores a saved state.
    ///
    /// @throws IllegalArgumentException if the bytes are not a state of this environment
    public ResetResult load(byte[] state) {
        slots.load(0, state);
        return new ResetResult(observation(), info());
    }

    /// Returns the agent's lead in points or discs, negative when it is behind.
    ///
    /// @throws IllegalStateException before the first reset
    public int lead() {
        return slots.lead(0);
    }

    /// Renders the game as text.
    public String text() {
        return slots.text(0);
    }

    /// Renders the game as a picture.
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
