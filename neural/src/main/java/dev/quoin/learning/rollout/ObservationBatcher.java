package dev.quoin.learning.rollout;

import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.space.ElementType;
import dev.quoin.learning.network.ObservationBatch;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import org.bytedeco.pytorch.Tensor;

/// Reads the fields that a network needs from the memory of slots, and stacks observations into batches. Immutable.
public final class ObservationBatcher {
    private final List<Field> fields = new ArrayList<>();
    private final int size;
    private final int actions;

    /// Creates a batcher for some fields of an observation, by name.
    public ObservationBatcher(SlotLayout layout, List<String> names) {
        for (String name : names) {
            fields.add(layout.observation().stream()
                    .filter(field -> field.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("there is no field '" + name + "'")));
        }
        size = fields.stream().mapToInt(field -> field.box().shape().size()).sum();
        actions = layout.actions();
    }

    /// Returns the observation and the legal actions of a slot, as a transition without an action.
    public Transition observe(ObservationBuffers buffers, int slot) {
        var observation = new float[size];
        int at = 0;
        for (Field field : fields) {
            int count = field.box().shape().size();
            copy(buffers.segment(field.name()), field.box().type(), (long) slot * count, observation, at, count);
            at += count;
        }
        return new Transition(observation, legalActions(buffers.segment(SlotLayout.MASK), slot));
    }

    private static void copy(MemorySegment from, ElementType type, long first, float[] to, int at, int count) {
        switch (type) {
            case FLOAT32 -> MemorySegment.copy(from, ValueLayout.JAVA_FLOAT, first * Float.BYTES, to, at, count);
            case INT8, UINT8, BOOL -> {
                for (int number = 0; number < count; number++) {
                    byte value = from.getAtIndex(ValueLayout.JAVA_BYTE, first + number);
                    to[at + number] = type == ElementType.INT8 ? value : value & 255;
                }
            }
            case INT32 -> {
                for (int number = 0; number < count; number++) {
                    to[at + number] = from.getAtIndex(ValueLayout.JAVA_INT, first + number);
                }
            }
            case INT64 -> {
                for (int number = 0; number < count; number++) {
                    to[at + number] = from.getAtIndex(ValueLayout.JAVA_LONG, first + number);
                }
            }
        }
    }

    private int[] legalActions(MemorySegment masks, int slot) {
        var found = new int[32];
        int count = 0;
        long first = (long) slot * actions;
        for (int action = 0; action < actions; action++) {
            if (masks.getAtIndex(ValueLayout.JAVA_BYTE, first + action) != 0) {
                if (count == found.length) {
                    found = Arrays.copyOf(found, 2 * count);
                }
                found[count++] = action;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /// Stacks the observations of transitions for a forward pass.
    public ObservationBatch batch(List<Transition> transitions) {
        int count = transitions.size();
        int maxActions = transitions.stream()
                .mapToInt(each -> each.legalActions().length)
                .max()
                .orElse(1);
        var tensors = new LinkedHashMap<String, Tensor>();
        int from = 0;
        for (Field field : fields) {
            int length = field.box().shape().size();
            var numbers = new float[count * length];
            for (int row = 0; row < count; row++) {
                System.arraycopy(transitions.get(row).observation(), from, numbers, row * length, length);
            }
            tensors.put(field.name(), Tensor.create(numbers, axes(count, field)));
            from += length;
        }
        var listed = new long[count * maxActions];
        var logitMask = new float[count * maxActions];
        Arrays.fill(logitMask, ObservationBatch.MASKED);
        for (int row = 0; row < count; row++) {
            int[] legalActions = transitions.get(row).legalActions();
            for (int index = 0; index < legalActions.length; index++) {
                listed[row * maxActions + index] = legalActions[index];
                logitMask[row * maxActions + index] = 0;
            }
        }
        return new ObservationBatch(
                tensors, Tensor.create(listed, count, maxActions), Tensor.create(logitMask, count, maxActions));
    }

    private static long[] axes(int count, Field field) {
        List<Integer> lengths = field.box().shape().lengths();
        var axes = new long[1 + lengths.size()];
        axes[0] = count;
        for (int axis = 0; axis < lengths.size(); axis++) {
            axes[axis + 1] = lengths.get(axis);
        }
        return axes;
    }
}
