package dev.quoin.env.check;

import dev.quoin.env.AutoresetMode;
import dev.quoin.env.Environment;
import dev.quoin.env.VectorEnvironment;
import dev.quoin.env.option.InvalidAction;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// A slot of a vector environment and a single environment that must behave the same. Mutable, not
/// thread-safe.
final class SlotTwin {
    private static final int BLIND_ONE_IN = 10;

    private final VectorEnvironment vector;
    private final int slot;
    private final Environment single;
    private final InvalidAction invalid;
    private Snapshot expected;
    private @Nullable Snapshot last;
    private int action;
    private int episodes = 1;

    SlotTwin(VectorEnvironment vector, int slot, EnvironmentChecker checker, long seed) {
        this.vector = vector;
        this.slot = slot;
        invalid = checker.invalid();
        single = new Environment(checker.maker().apply(1));
        expected = Snapshot.of(single.reset(seed));
    }

    int episodes() {
        return episodes;
    }

    /// Chooses an action, sometimes an illegal one, and passes it to the vector.
    void choose(SplittableRandom random) {
        if (expected.isEnd() && vector.autoresetMode() == AutoresetMode.DISABLED) {
            vector.resetSlot(slot);
            begin();
        }
        byte[] mask = expected.info().get(SlotLayout.MASK) instanceof byte[] bytes ? bytes : new byte[1];
        boolean blind = expected.isEnd() || invalid != InvalidAction.ERROR && random.nextInt(BLIND_ONE_IN) == 0;
        do {
            action = random.nextInt(mask.length);
        } while (!blind && mask[action] == 0);
        vector.buffers().buffer(VectorEnvironment.ACTION).putInt(Integer.BYTES * slot, action);
    }

    /// Repeats on the single environment what the vector did in its slot.
    void step() {
        last = null;
        if (expected.isEnd()) {
            begin();
            return;
        }
        expected = Snapshot.of(single.step(action));
        if (expected.isEnd() && vector.autoresetMode() == AutoresetMode.SAME_STEP) {
            last = expected;
            Snapshot start = Snapshot.of(single.reset());
            episodes++;
            expected =
                    new Snapshot(start.observation(), start.info(), last.reward(), last.terminated(), last.truncated());
        }
    }

    private void begin() {
        expected = Snapshot.of(single.reset());
        episodes++;
    }

    /// Returns what differs, or an empty string.
    String different() {
        Snapshot seen = seen(vector.buffers());
        if (!expected.isSame(seen)) {
            String part = expected.differing(seen);
            return "in slot " + slot + " " + (part.isEmpty() ? "reward or end" : part);
        }
        if (last != null && !last.looksLike(seen(vector.finals()))) {
            return "in the finals of slot " + slot + " " + last.differing(seen(vector.finals()));
        }
        // After a same-step reset, the observation is that of a new episode; the twin continues from there.
        if (last != null) {
            expected = new Snapshot(expected.observation(), expected.info(), 0, false, false);
            last = null;
        }
        return "";
    }

    private Snapshot seen(ObservationBuffers buffers) {
        SlotLayout layout = vector.layout();
        List<Field> fields = layout.observation();
        Object observation = fields.size() == 1 ? buffers.value(fields.getFirst(), slot) : values(buffers, fields);
        ObservationBuffers own = vector.buffers();
        return new Snapshot(
                observation,
                values(buffers, layout.info()),
                own.buffer(VectorEnvironment.REWARD).getFloat(Float.BYTES * slot),
                own.buffer(VectorEnvironment.TERMINATED).get(slot) != 0,
                own.buffer(VectorEnvironment.TRUNCATED).get(slot) != 0);
    }

    private Map<String, Object> values(ObservationBuffers buffers, List<Field> fields) {
        var values = new LinkedHashMap<String, Object>();
        fields.forEach(field -> values.put(field.name(), buffers.value(field, slot)));
        return values;
    }
}
