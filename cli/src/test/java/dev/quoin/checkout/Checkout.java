package dev.quoin.checkout;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// The folder that was cloned, and real processes started in it or beside it.
final class Checkout {

    /// Long enough for any command here on a busy machine; only a hanging process reaches it.
    private static final long PATIENCE_SECONDS = 300;

    private Checkout() {}

    /// The folder with the parent `pom.xml`; Surefire passes it.
    static Path root() {
        return Path.of(System.getProperty("quoin.root", "..")).toAbsolutePath().normalize();
    }

    /// The Java sources of all modules, without tests.
    static List<Path> mainSources() throws IOException {
        var sources = new ArrayList<Path>();
        try (Stream<Path> modules = Files.list(root())) {
            for (Path module : modules.toList()) {
                Path java = module.resolve("src/main/java");
                if (Files.isDirectory(java)) {
                    try (Stream<Path> files = Files.walk(java)) {
                        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
                    }
                }
            }
        }
        return sources;
    }

    /// What a finished process left behind.
    record Finished(int exitCode, String out, String err) {}

    /// Runs a command in `folder` with an empty stdin and with `environment` added to this process's own.
    static Finished run(Path folder, Map<String, String> environment, List<String> command) {
        try {
            Path out = Files.createTempFile("quoin-", ".out");
            Path err = Files.createTempFile("quoin-", ".err");
            var builder = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectInput(Path.of("/dev/null").toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile());
            builder.environment().putAll(environment);
            Process process = builder.start();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new IllegalStateException("still running after " + PATIENCE_SECONDS + " s: " + command);
            }
            var finished = new Finished(process.exitValue(), text(out), text(err));
            Files.delete(out);
            Files.delete(err);
            return finished;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while running " + command, e);
        }
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }
}
