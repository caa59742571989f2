/// A writer for Protocol Buffers messages, which ONNX models and TensorBoard events are made of. Start with
/// [dev.quoin.learning.protobuf.ProtobufMessage].
@NullMarked
package dev.quoin.learning.protobuf;

import org.jspecify.annotations.NullMarked;
