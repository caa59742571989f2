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

/// A file that ONNX Runtime has loaded, ready to run; safe to share. The only type that calls the library.
///
/// @param runtime the library
/// @param session the file
/// @param inputs what it is given, by name
/// @param outputs what it gives, by name
/// @param metadata what it says about itself
record OnnxModel(
        OrtEnvironment runtime,
        OrtSession session,
        Map<String, NodeInfo> inputs,
        Map<String, NodeInfo> outputs,
        Map<String, String> metadata) {
    /// What an input is given.
    ///
    /// @param values one example after the other
    /// @param shape the lengths of all axes
    record Numbers(FloatBuffer values, LongBuffer shape) {}

    /// Loads a file.
    ///
    /// @param place what refusals call it
    static OnnxModel open(String place, byte[] file) {
        try (var options = new OrtSession.SessionOptions()) {
            OrtEnvironment runtime = OrtEnvironment.getEnvironment();
            // Many games are played at once, each on its own thread: one call is one thread.
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
            throw new ModelException(place + ": this is no ONNX file that ONNX Runtime can run: " + why, e);
        }
    }

    /// Gives back its memory; it must not be run after that.
    void close() {
        try {
            session.close();
        } catch (OrtException e) {
            throw new IllegalStateException("ONNX Runtime could not let go of a model: " + e.getMessage(), e);
        }
    }

    /// Runs it.
    ///
    /// @param output which of its outputs to answer with
    float[] run(Map<String, Numbers> numbers, String output) {
        Map<String, OnnxTensor> tensors = new HashMap<>();
        try {
            for (var input : numbers.entrySet()) {
                Numbers given = input.getValue();
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
