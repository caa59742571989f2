package dev.quoin.learning.play;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxJavaType;
import ai.onnxruntime.TensorInfo;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Inference for an environment: an ONNX model whose inputs are bound to the fields of the observation. Thread-safe.
///
/// @param model the model
/// @param inputs the fields that it reads
/// @param actions the number of logits per game
record OnnxInference(OnnxModel model, List<Field> inputs, int actions) {
    private static final String LOGITS = "logits";

    OnnxInference {
        inputs = List.copyOf(inputs);
    }

    /// Binds a model to the fields of an environment.
    ///
    /// @throws ModelException if they do not match
    static OnnxInference of(String place, OnnxModel model, SlotLayout layout) {
        var inputs = new ArrayList<Field>();
        for (NodeInfo input : model.inputs().values()) {
            Field field = Stream.concat(
                            layout.observation().stream(),
                            layout.fields().stream()
                                    .filter(other -> other.name().equals(SlotLayout.MASK)))
                    .filter(candidate -> candidate.name().equals(input.getName()))
                    .findFirst()
                    .orElseThrow(() -> new ModelException(place + ": its input '" + input.getName()
                            + "' is not a field of the observation, expected some of " + names(layout)));
            checkShape(place, "input", input, field.box().shape().lengths());
            inputs.add(field);
        }
        NodeInfo logits = model.outputs().get(LOGITS);
        if (logits == null) {
            throw new ModelException(place + ": it must have an output '" + LOGITS + "', got "
                    + model.outputs().keySet());
        }
        checkShape(place, "output", logits, List.of(layout.actions()));
        return new OnnxInference(model, inputs, layout.actions());
    }

    private static List<String> names(SlotLayout layout) {
        return Stream.concat(layout.observation().stream().map(Field::name), Stream.of(SlotLayout.MASK))
                .distinct()
                .toList();
    }

    /// Checks a shape. The first axis is the batch; other axes that the file leaves open can have any
    /// length.
    private static void checkShape(String place, String what, NodeInfo node, List<Integer> lengths) {
        boolean fits = node.getInfo() instanceof TensorInfo tensor
                && tensor.type == OnnxJavaType.FLOAT
                && tensor.getShape().length == lengths.size() + 1;
        if (fits) {
            long[] shape = ((TensorInfo) node.getInfo()).getShape();
            for (int axis = 0; axis < lengths.size(); axis++) {
                fits &= shape[axis + 1] < 0 || shape[axis + 1] == lengths.get(axis);
            }
        }
        if (!fits) {
            throw new ModelException(place + ": its " + what + " '" + node.getName()
                    + "' must be float32 of a batch of " + lengths + ", got " + node.getInfo());
        }
    }

    /// Returns the logits of `count` slots starting at `first`, one slot after another.
    float[] logits(ObservationBuffers buffers, int first, int count) {
        Map<String, OnnxModel.InputTensor> numbers = new HashMap<>();
        for (Field field : inputs) {
            numbers.put(field.name(), inputTensor(field, buffers, first, count));
        }
        float[] logits = model.run(numbers, LOGITS);
        if (logits.length != count * actions) {
            throw new IllegalStateException(
                    "a model must give " + count * actions + " logits for " + count + " games, got " + logits.length);
        }
        return logits;
    }

    private static OnnxModel.InputTensor inputTensor(Field field, ObservationBuffers buffers, int first, int count) {
        int size = field.box().shape().size();
        MemorySegment memory =
                buffers.segment(field.name()).asSlice((long) first * field.bytes(), (long) count * field.bytes());
        List<Integer> lengths = field.box().shape().lengths();
        var shape = new long[lengths.size() + 1];
        shape[0] = count;
        for (int axis = 0; axis < lengths.size(); axis++) {
            shape[axis + 1] = lengths.get(axis);
        }
        return new OnnxModel.InputTensor(FloatBuffer.wrap(floats(field, memory, count * size)), LongBuffer.wrap(shape));
    }

    private static float[] floats(Field field, MemorySegment memory, int size) {
        var numbers = new float[size];
        switch (field.box().type()) {
            case FLOAT32 -> MemorySegment.copy(memory, ValueLayout.JAVA_FLOAT, 0, numbers, 0, size);
            case INT8 -> {
                for (int at = 0; at < size; at++) {
                    numbers[at] = memory.get(ValueLayout.JAVA_BYTE, at);
                }
            }
            case UINT8, BOOL -> {
                for (int at = 0; at < size; at++) {
                    numbers[at] = memory.get(ValueLayout.JAVA_BYTE, at) & 255;
                }
            }
            case INT32 -> {
                for (int at = 0; at < size; at++) {
                    numbers[at] = memory.getAtIndex(ValueLayout.JAVA_INT, at);
                }
            }
            case INT64 -> {
                for (int at = 0; at < size; at++) {
                    numbers[at] = memory.getAtIndex(ValueLayout.JAVA_LONG, at);
                }
            }
        }
        return numbers;
    }
}
