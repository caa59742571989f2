package dev.quoin.learning.play;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/// An ONNX model loaded by ONNX Runtime. Thread-safe. The only type that calls the library.
///
/// @param runtime the library
/// @param session the loaded file
/// @param inputs its inputs by name
/// @param outputs its outputs by name
/// @param metadata its custom metadata
record OnnxModel(
        OrtEnvironment runtime,
        OrtSession session,
        Map<String, NodeInfo> inputs,
        Map<String, NodeInfo> outputs,
        Map<String, String> metadata) {
    /// The tensor for an input.
    ///
    /// @param values the values in row-major order
    /// @param shape its shape
    record InputTensor(FloatBuffer values, LongBuffer shape) {}

    /// Loads a file.
    ///
    /// @param place the name of the file, for messages
    static OnnxModel open(String place, byte[] file) {
        try (var options = new OrtSession.SessionOptions()) {
            OrtEnvironment runtime = OrtEnvironment.getEnvironment();
            // Games run in parallel, each on its own thread, so one call uses one thread.
            options.setIntraOpNumThreads(1);
            options.setInterOpNumThreads(1);
            OrtSession session = runtime.createSession(file, options);
            return new OnnxModel(
                    runtime,
                    session,
                    session.getInputInfo(),
                    session.getOutputInfo(),
                    session.getMetadata().getCustomMetadata());
        } catch (OrtException e) {
            String why = String.valueOf(e.getMessage()).lines().findFirst().orElse("no reason given");
            throw new ModelException(place + ": not an ONNX file that ONNX Runtime can run: " + why, e);
        }
    }

    /// Frees the native memory; the model must not be run after that.
    void close() {
        try {
            session.close();
        } catch (OrtException e) {
            throw new IllegalStateException("ONNX Runtime could not release a model: " + e.getMessage(), e);
        }
    }

    /// Runs the model.
    ///
    /// @param output the output to return
    float[] run(Map<String, InputTensor> inputTensors, String output) {
        Map<String, OnnxTensor> tensors = new HashMap<>();
        try {
            for (var input : inputTensors.entrySet()) {
                InputTensor given = input.getValue();
                var shape = new long[given.shape().remaining()];
                given.shape().duplicate().get(shape);
                tensors.put(input.getKey(), OnnxTensor.createTensor(runtime, given.values(), shape));
            }
            try (OrtSession.Result result = session.run(tensors, Set.of(output))) {
                FloatBuffer answer = ((OnnxTensor) result.get(0)).getFloatBuffer();
                var copy = new float[answer.remaining()];
                answer.get(copy);
                return copy;
            }
        } catch (OrtException e) {
            throw new IllegalStateException("ONNX Runtime could not run the model: " + e.getMessage(), e);
        } finally {
            tensors.values().forEach(OnnxTensor::close);
        }
    }
}
