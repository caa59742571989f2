package dev.quoin.learning.onnx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Builds a network layer by layer and writes it as an ONNX file. Not thread-safe.
///
/// The first axis of every tensor is the batch; shapes and axis numbers here leave it out. Weights are flat,
/// in PyTorch's order: outputs first.
public final class OnnxGraph {
    private final OnnxFile file;

    /// Creates an empty graph.
    ///
    /// @param name its name in the file
    public OnnxGraph(String name) {
        file = new OnnxFile(name);
    }

    /// Adds an input with the given shape, excluding the batch.
    public OnnxTensor input(String name, int... shape) {
        var tensor = new OnnxTensor(name, boxed(shape));
        file.input(tensor);
        return tensor;
    }

    /// Makes a tensor an output of the graph.
    public void output(String name, OnnxTensor tensor) {
        var named = new OnnxTensor(name, tensor.shape());
        file.node("Identity", named, List.of(tensor.name()));
        file.output(named);
    }

    /// Adds an entry to the metadata of the file.
    public void metadata(String key, String value) {
        file.metadata(key, value);
    }

    /// Adds a linear layer on the last axis: `[…, inputs]` becomes `[…, outputs]`.
    ///
    /// @param weights outputs × inputs
    /// @param bias one number per output
    public OnnxTensor dense(OnnxTensor from, float[] weights, float[] bias) {
        int inputs = from.last();
        int outputs = bias.length;
        require(
                weights.length == inputs * outputs,
                "dense",
                outputs + " x " + inputs + " weights, got " + weights.length);
        String matrix = file.constant(transposed(weights, outputs, inputs), inputs, outputs);
        OnnxTensor product = apply("MatMul", withLast(from, outputs), from.name(), matrix);
        return apply("Add", product.shape(), product.name(), file.constant(bias, outputs));
    }

    /// Adds a 2D convolution over rows and columns; the axes are channel, row and column.
    ///
    /// @param weights outputs × channels × kernel rows × kernel columns; the kernel is square
    /// @param bias one number per output
    /// @param padding zero padding on each side
    public OnnxTensor conv(OnnxTensor from, float[] weights, float[] bias, int padding) {
        require(from.shape().size() == 3, "conv", "channels, rows and columns, got " + from.shape());
        int channels = from.shape().get(0);
        int side = (int) Math.round(Math.sqrt(weights.length / (double) (bias.length * channels)));
        require(
                side > 0 && weights.length == bias.length * channels * side * side,
                "conv",
                "outputs x " + channels + " channels x a square, got " + weights.length + " weights for " + bias.length
                        + " outputs");
        List<Integer> shape = List.of(
                bias.length,
                from.shape().get(1) + 2 * padding - side + 1,
                from.shape().get(2) + 2 * padding - side + 1);
        var to = new OnnxTensor(file.fresh(), shape);
        List<String> inputs = List.of(
                from.name(),
                file.constant(weights, bias.length, channels, side, side),
                file.constant(bias, bias.length));
        file.node("Conv", to, inputs, OnnxFile.integers("pads", padding, padding, padding, padding));
        return to;
    }

    /// Applies ReLU.
    public OnnxTensor relu(OnnxTensor from) {
        return apply("Relu", from.shape(), from.name());
    }

    /// Applies the hyperbolic tangent.
    public OnnxTensor tanh(OnnxTensor from) {
        return apply("Tanh", from.shape(), from.name());
    }

    /// Flattens all axes but the batch into one.
    public OnnxTensor flatten(OnnxTensor from) {
        return reshape(from, from.size());
    }

    /// Reshapes; an empty shape means one number per example.
    public OnnxTensor reshape(OnnxTensor from, int... shape) {
        List<Integer> wanted = boxed(shape);
        require(
                wanted.stream().reduce(1, Math::multiplyExact) == from.size(),
                "reshape",
                "as many numbers as " + from.shape() + ", got " + wanted);
        return apply("Reshape", wanted, from.name(), file.constant(behindBatch(shape)));
    }

    /// Transposes: axis `order[0]` comes first, and so on.
    public OnnxTensor transpose(OnnxTensor from, int... order) {
        require(
                Arrays.equals(
                        IntStream.of(order).sorted().toArray(),
                        IntStream.range(0, from.shape().size()).toArray()),
                "transpose",
                "every axis of " + from.shape() + " once, got " + boxed(order));
        var to = new OnnxTensor(
                file.fresh(), IntStream.of(order).mapToObj(from.shape()::get).toList());
        file.node(
                "Transpose",
                to,
                List.of(from.name()),
                OnnxFile.integers(
                        "perm",
                        behindBatch(IntStream.of(order).map(axis -> axis + 1).toArray())));
        return to;
    }

    /// Concatenates tensors along an axis; their other axes must agree.
    public OnnxTensor concat(int axis, List<OnnxTensor> parts) {
        var shape = new ArrayList<>(parts.getFirst().shape());
        require(axis >= 0 && axis < shape.size(), "concat", "an axis of " + shape + ", got " + axis);
        shape.set(axis, 0);
        for (OnnxTensor part : parts) {
            var others = new ArrayList<>(part.shape());
            shape.set(axis, shape.get(axis) + others.get(axis));
            others.set(axis, shape.get(axis));
            require(others.equals(shape), "concat", "axes that agree, got " + part.shape());
        }
        var to = new OnnxTensor(file.fresh(), shape);
        file.node("Concat", to, parts.stream().map(OnnxTensor::name).toList(), OnnxFile.integer("axis", axis + 1));
        return to;
    }

    /// Slices an axis, from an index up to but not including another.
    public OnnxTensor slice(OnnxTensor from, int axis, int start, int end) {
        require(
                start >= 0 && start < end && end <= from.shape().get(axis),
                "slice",
                "places within " + from.shape().get(axis) + ", got " + start + " to " + end);
        var shape = new ArrayList<>(from.shape());
        shape.set(axis, end - start);
        return apply(
                "Slice",
                shape,
                from.name(),
                file.constant(new long[] {start}),
                file.constant(new long[] {end}),
                file.constant(new long[] {axis + 1}));
    }

    /// One-hot encodes every number along a new last axis: with depth 4, 2 becomes 0, 0, 1, 0. Numbers outside 0 to
    /// `depth - 1` become zeros.
    public OnnxTensor oneHot(OnnxTensor from, int depth) {
        var numbers = new float[depth];
        for (int number = 0; number < depth; number++) {
            numbers[number] = number;
        }
        List<Integer> shape =
                Stream.concat(from.shape().stream(), Stream.of(depth)).toList();
        int[] column = Stream.concat(from.shape().stream(), Stream.of(1))
                .mapToInt(length -> length)
                .toArray();
        OnnxTensor standing = reshape(from, column);
        OnnxTensor equal = apply("Equal", shape, standing.name(), file.constant(numbers, depth));
        var to = new OnnxTensor(file.fresh(), shape);
        file.node("Cast", to, List.of(equal.name()), OnnxFile.integer("to", OnnxFile.FLOAT));
        return to;
    }

    /// Adds two tensors of the same rank; axes of length 1 are broadcast.
    public OnnxTensor add(OnnxTensor left, OnnxTensor right) {
        return apply("Add", broadcast(left.shape(), right.shape()), left.name(), right.name());
    }

    /// Adds a constant of the shape of `from`, given flat.
    public OnnxTensor add(OnnxTensor from, float[] constant) {
        return apply("Add", from.shape(), from.name(), likeExample(from, constant));
    }

    /// Multiplies by a constant.
    public OnnxTensor scale(OnnxTensor from, float factor) {
        return apply("Mul", from.shape(), from.name(), file.constant(new float[] {factor}, 1));
    }

    /// Multiplies elementwise by constants of the shape of `from`, given flat.
    public OnnxTensor scale(OnnxTensor from, float[] factors) {
        return apply("Mul", from.shape(), from.name(), likeExample(from, factors));
    }

    /// Returns the bytes of the ONNX file.
    public byte[] bytes() {
        return file.bytes();
    }

    private String likeExample(OnnxTensor from, float[] constant) {
        require(
                constant.length == from.size(),
                "a constant",
                from.size() + " numbers for " + from.shape() + ", got " + constant.length);
        return file.constant(
                constant, from.shape().stream().mapToInt(length -> length).toArray());
    }

    private OnnxTensor apply(String operator, List<Integer> shape, String... inputs) {
        var to = new OnnxTensor(file.fresh(), shape);
        file.node(operator, to, List.of(inputs));
        return to;
    }

    private static List<Integer> broadcast(List<Integer> left, List<Integer> right) {
        require(left.size() == right.size(), "add", "as many axes on both sides, got " + left + " and " + right);
        return IntStream.range(0, left.size())
                .mapToObj(axis -> {
                    int one = left.get(axis);
                    int other = right.get(axis);
                    require(
                            one == other || one == 1 || other == 1,
                            "add",
                            "axes that agree or are 1, got " + left + " and " + right);
                    return Math.max(one, other);
                })
                .toList();
    }

    private static List<Integer> withLast(OnnxTensor from, int length) {
        var shape = new ArrayList<>(from.shape());
        shape.set(shape.size() - 1, length);
        return shape;
    }

    private static float[] transposed(float[] matrix, int rows, int columns) {
        var turned = new float[matrix.length];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                turned[column * rows + row] = matrix[row * columns + column];
            }
        }
        return turned;
    }

    /// Adds a leading zero for the batch axis: in a shape it means "unchanged", in a transposition "stays
    /// first".
    private static long[] behindBatch(int[] numbers) {
        var all = new long[numbers.length + 1];
        for (int at = 0; at < numbers.length; at++) {
            all[at + 1] = numbers[at];
        }
        return all;
    }

    private static List<Integer> boxed(int[] shape) {
        return IntStream.of(shape).boxed().toList();
    }

    private static void require(boolean kept, String what, String rule) {
        if (!kept) {
            throw new IllegalArgumentException(what + " must have " + rule);
        }
    }
}
