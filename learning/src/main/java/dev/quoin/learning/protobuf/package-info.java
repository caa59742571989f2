/// A writer for Protocol Buffers messages, used for ONNX models and TensorBoard events. Start with
/// [dev.quoin.learning.protobuf.ProtobufMessage].
@NullMarked
package dev.quoin.learning.protobuf;

import org.jspecify.annotations.NullMarked;
