package dev.quoin.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quoin.cli.console.Console;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/// Runs commands the way a person does, either inside this process or as a real one.
public final class Cli {
    private static final long PATIENCE_SECONDS = 120;

    private Cli() {}

    /// What one run gave.
    public record Result(int exitCode, String out, String err) {}

    /// Runs a command inside this process, with nothing on standard input.
    public static Result run(String... arguments) {
        return runWith("", arguments);
    }

    /// Runs a command inside this process.
    public static Result runWith(String input, String... arguments) {
        return runWith(input.getBytes(UTF_8), arguments);
    }

    /// Runs a command inside this process.
    public static Result runWith(byte[] input, String... arguments) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var console = Console.of(new ByteArrayInputStream(input), out, err);
        int exitCode = Run.of(console, arguments);
        return new Result(exitCode, out.toString(UTF_8), err.toString(UTF_8));
    }

    /// A Java process that would run `main` with these arguments; extra environment on top of a bare one.
    static ProcessBuilder process(String main, Map<String, String> environment, String... arguments) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "dev.quoin.cli." + main));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command);
        builder.environment().keySet().removeIf(name -> name.startsWith("QUOIN") || name.equals("NO_COLOR"));
        builder.environment().putAll(environment);
        return builder;
    }

    /// Runs a command as a process of its own.
    static Result runProcess(String main, byte[] input, Map<String, String> environment, String... arguments) {
        try {
            Path in = Files.createTempFile("quoin", ".in");
            Path out = Files.createTempFile("quoin", ".out");
            Path err = Files.createTempFile("quoin", ".err");
            Files.write(in, input);
            Process process = process(main, environment, arguments)
                    .redirectInput(in.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile())
                    .start();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("no end after " + PATIENCE_SECONDS + " s: " + List.of(arguments));
            }
            var result = new Result(process.exitValue(), Files.readString(out), Files.readString(err));
            for (Path file : List.of(in, out, err)) {
                Files.delete(file);
            }
            return result;
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }
}
