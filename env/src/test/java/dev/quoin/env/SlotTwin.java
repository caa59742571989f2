package dev.quoin.env;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.env.slots.Columns;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.SlotLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// A slot of a vector environment and a single environment that must show the same, one step after another.
final class SlotTwin {
    private final VectorEnvironment vector;
    private final int slot;
    private final Environment single;
    private Map<String, Object> shown = Map.of();
    private int action;
    private int episodes;
    private boolean ended;

    SlotTwin(VectorEnvironment vector, int slot, Environment single) {
        this.vector = vector;
        this.slot = slot;
        this.single = single;
    }

    void begin(long seed) {
        begin(single.reset(seed));
        check(vector.columns(), shown);
    }

    private void begin(Start start) {
        episodes++;
        ended = false;
        shown = all(start.observation(), start.info());
    }

    int episodes() {
        return episodes;
    }

    /// Chooses an action, legal or now and then not, and gives it to the vector.
    void prepare(SplittableRandom random) {
        if (ended && vector.autoresetMode() == AutoresetMode.DISABLED) {
            vector.resetSlot(slot);
            begin(single.reset());
            check(vector.columns(), shown);
        }
        byte[] mask = (byte[]) Objects.requireNonNull(shown.get(SlotLayout.MASK));
        action = random.nextInt(mask.length);
        boolean blind = random.nextInt(10) == 0;
        while (!ended && !blind && mask[action] == 0) {
            action = random.nextInt(mask.length);
        }
        vector.columns().buffer(VectorEnvironment.ACTION).putInt(4 * slot, action);
    }

    /// Steps the single environment and compares.
    void compare() {
        if (ended) {
            begin(single.reset());
            flags(0, false, false);
            check(vector.columns(), shown);
            return;
        }
        Step step = single.step(action);
        flags(step.reward(), step.terminated(), step.truncated());
        shown = all(step.observation(), step.info());
        ended = step.terminated() || step.truncated();
        if (ended && vector.autoresetMode() == AutoresetMode.SAME_STEP) {
            check(vector.finals(), shown);
            begin(single.reset());
        }
        check(vector.columns(), shown);
    }

    private void flags(float reward, boolean terminated, boolean truncated) {
        Columns columns = vector.columns();
        assertThat(columns.buffer(VectorEnvironment.REWARD).getFloat(4 * slot)).isEqualTo(reward);
        assertThat(columns.buffer(VectorEnvironment.TERMINATED).get(slot)).isEqualTo((byte) (terminated ? 1 : 0));
        assertThat(columns.buffer(VectorEnvironment.TRUNCATED).get(slot)).isEqualTo((byte) (truncated ? 1 : 0));
    }

    private Map<String, Object> all(Object observation, Map<String, Object> info) {
        var values = new LinkedHashMap<>(info);
        if (observation instanceof Map<?, ?> parts) {
            parts.forEach((name, value) -> values.put((String) name, value));
        } else {
            values.put(vector.layout().observation().getFirst().name(), observation);
        }
        return values;
    }

    private void check(Columns columns, Map<String, Object> expected) {
        for (Field field : vector.layout().fields()) {
            var part = new byte[field.bytes()];
            columns.buffer(field.name()).get(slot * field.bytes(), part);
            assertThat(part).as(field.name()).isEqualTo(bytes(expected.get(field.name())));
        }
    }

    private static byte[] bytes(@Nullable Object value) {
        MemorySegment memory = switch (value) {
            case byte[] bytes -> MemorySegment.ofArray(bytes);
            case float[] floats -> MemorySegment.ofArray(floats);
            case int[] ints -> MemorySegment.ofArray(ints);
            case long[] longs -> MemorySegment.ofArray(longs);
            case Integer number -> MemorySegment.ofArray(new int[] {number});
            case Float number -> MemorySegment.ofArray(new float[] {number});
            case null, default -> throw new AssertionError("no bytes for " + value);
        };
        return memory.toArray(ValueLayout.JAVA_BYTE);
    }
}
