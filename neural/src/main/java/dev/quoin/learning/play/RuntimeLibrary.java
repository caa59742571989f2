package dev.quoin.learning.play;

import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Finds ONNX Runtime, which is in a separate file next to `quoin.jar`.
final class RuntimeLibrary {
    /// The message if it is missing.
    private static final String MISSING =
            "models need ONNX Runtime, which is missing. natives/onnxruntime.jar must be next to"
                    + " quoin.jar; run './quoin build' in a checkout to create it";

    /// Version 1.29 copies the command line of the process into a buffer of 4096 bytes without a bounds check.
    private static final int LONGEST_COMMAND_LINE = 4000;

    private static final SizeLimit LIMIT = SizeLimit.megabytes(16, "a command line");
    private static final Path COMMAND_LINE = Path.of("/proc/self/cmdline");

    private RuntimeLibrary() {}

    /// Returns whether it is on the class path.
    static boolean isThere() {
        return RuntimeLibrary.class.getClassLoader().getResource("ai/onnxruntime/OrtSession.class") != null;
    }

    /// Fails if the library is missing, or if loading it would crash this process.
    ///
    /// @param place the name of the model, for messages
    static void check(String place) {
        if (!isThere()) {
            throw new ModelException(place + ": " + MISSING);
        }
        check(place, COMMAND_LINE);
    }

    static void check(String place, Path commandLine) {
        int length;
        try {
            length = Files.exists(commandLine) ? InputFile.bytes(commandLine, LIMIT).length : 0;
        } catch (IOException e) {
            return;
        }
        if (length > LONGEST_COMMAND_LINE) {
            throw new ModelException(place + ": ONNX Runtime crashes if the command line has more than "
                    + LONGEST_COMMAND_LINE + " bytes, and this one has " + length
                    + ". Use the environment variable CLASSPATH for the class path instead");
        }
    }
}
