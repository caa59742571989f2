package dev.quoin.learning.onnx;

import dev.quoin.learning.protobuf.ProtobufMessage;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Writes the protobuf messages of an ONNX file and generates unique names. Not thread-safe.
///
/// Field numbers are those of `onnx.proto`.
final class OnnxFile {
    /// A value of `TensorProto.DataType`.
    static final int FLOAT = 1;

    private static final int INT64 = 7;

    /// The operator set version, which every runtime since 2022 supports.
    private static final int OPERATORS = 17;

    private static final int FORMAT = 8;

    /// The name of the batch dimension.
    private static final String BATCH = "N";

    private final ProtobufMessage model;
    private final ProtobufMessage graph;
    private final Set<String> names = new HashSet<>();
    private int nodes;
    private int constants;
    private int made;

    OnnxFile(String name) {
        model = new ProtobufMessage()
                .with(ModelProto.FORMAT, FORMAT)
                .with(ModelProto.PRODUCER, "quoin")
                .with(ModelProto.OPERATORS, new ProtobufMessage().with(2, OPERATORS));
        graph = new ProtobufMessage().with(GraphProto.NAME, name);
    }

    /// Returns a unique name.
    String fresh() {
        return "t" + made++;
    }

    void input(OnnxTensor tensor) {
        claim(tensor.name());
        graph.with(GraphProto.INPUT, described(tensor));
    }

    void output(OnnxTensor tensor) {
        claim(tensor.name());
        graph.with(GraphProto.OUTPUT, described(tensor));
    }

    void metadata(String key, String value) {
        claim("metadata " + key);
        model.with(ModelProto.METADATA, new ProtobufMessage().with(1, key).with(2, value));
    }

    void node(String operator, OnnxTensor to, List<String> inputs, ProtobufMessage... attributes) {
        var node = new ProtobufMessage();
        for (String input : inputs) {
            node.with(NodeProto.INPUT, input);
        }
        node.with(NodeProto.OUTPUT, to.name())
                .with(NodeProto.NAME, operator + "_" + nodes++)
                .with(NodeProto.OPERATOR, operator);
        for (ProtobufMessage attribute : attributes) {
            node.with(NodeProto.ATTRIBUTE, attribute);
        }
        graph.with(GraphProto.NODE, node);
    }

    static ProtobufMessage integers(String name, long... values) {
        var attribute = new ProtobufMessage().with(AttributeProto.NAME, name);
        for (long value : values) {
            attribute.with(AttributeProto.INTEGERS, value);
        }
        return attribute.with(AttributeProto.TYPE, AttributeProto.TYPE_INTEGERS);
    }

    static ProtobufMessage integer(String name, long value) {
        return new ProtobufMessage()
                .with(AttributeProto.NAME, name)
                .with(AttributeProto.INTEGER, value)
                .with(AttributeProto.TYPE, AttributeProto.TYPE_INTEGER);
    }

    /// Stores floats as an initializer and returns its name.
    String constant(float[] values, int... shape) {
        ByteBuffer raw = ByteBuffer.allocate(values.length * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        raw.asFloatBuffer().put(values);
        return keep(FLOAT, raw.array(), shape);
    }

    /// Stores integers as an initializer and returns its name.
    String constant(long[] values) {
        ByteBuffer raw = ByteBuffer.allocate(values.length * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        raw.asLongBuffer().put(values);
        return keep(INT64, raw.array(), values.length);
    }

    byte[] bytes() {
        return new ProtobufMessage().with(model).with(ModelProto.GRAPH, graph).bytes();
    }

    private String keep(int type, byte[] raw, int... shape) {
        String name = "c" + constants++;
        var tensor = new ProtobufMessage();
        for (int length : shape) {
            tensor.with(TensorProto.LENGTH, length);
        }
        graph.with(
                GraphProto.CONSTANT,
                tensor.with(TensorProto.TYPE, type).with(TensorProto.NAME, name).with(TensorProto.RAW, raw));
        return name;
    }

    private void claim(String name) {
        if (name.matches("[tc][0-9]+") || !names.add(name)) {
            throw new IllegalArgumentException(
                    "every name must be given once and not be a 't' or 'c' and a number, got '" + name + "'");
        }
    }

    /// Returns the `ValueInfoProto` of a float tensor with these axes.
    private static ProtobufMessage described(OnnxTensor tensor) {
        var shape = new ProtobufMessage().with(1, new ProtobufMessage().with(2, BATCH));
        for (int length : tensor.shape()) {
            shape.with(1, new ProtobufMessage().with(1, length));
        }
        var floats = new ProtobufMessage().with(1, FLOAT).with(2, shape);
        return new ProtobufMessage().with(1, tensor.name()).with(2, new ProtobufMessage().with(1, floats));
    }

    private static final class ModelProto {
        static final int FORMAT = 1;
        static final int PRODUCER = 2;
        static final int GRAPH = 7;
        static final int OPERATORS = 8;
        static final int METADATA = 14;
    }

    private static final class GraphProto {
        static final int NODE = 1;
        static final int NAME = 2;
        static final int CONSTANT = 5;
        static final int INPUT = 11;
        static final int OUTPUT = 12;
    }

    private static final class NodeProto {
        static final int INPUT = 1;
        static final int OUTPUT = 2;
        static final int NAME = 3;
        static final int OPERATOR = 4;
        static final int ATTRIBUTE = 5;
    }

    private static final class AttributeProto {
        static final int NAME = 1;
        static final int INTEGER = 3;
        static final int INTEGERS = 8;
        static final int TYPE = 20;
        static final int TYPE_INTEGER = 2;
        static final int TYPE_INTEGERS = 7;
    }

    private static final class TensorProto {
        static final int LENGTH = 1;
        static final int TYPE = 2;
        static final int NAME = 8;
        static final int RAW = 9;
    }
}
