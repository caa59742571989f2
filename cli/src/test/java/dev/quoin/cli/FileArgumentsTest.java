package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.console.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every argument that names an input file refuses endless and unusable files quickly, with a small heap and with an
/// error that names the file.
class FileArgumentsTest {
    private static final int SLOWEST_MILLIS = 10_000;

    @TempDir
    private Path scratch;

    @Test
    void devicesWithoutEndAndDirectoriesAreRefused() throws IOException, InterruptedException {
        check("zero", "directory");
    }

    @Tag("faults")
    @ParameterizedTest
    @ValueSource(strings = {"random", "pipe"})
    void randomBytesAndPipesWithoutEndAreRefused(String kind) throws IOException, InterruptedException {
        check(kind);
    }

    @Test
    void standardInputHasALimit() throws IOException, InterruptedException {
        check("input");
    }

    @Tag("faults")
    @Test
    void recordsWithoutEndAreRefusedWhateverTheNameOfTheFile() throws IOException, InterruptedException {
        check("named");
    }

    private void check(String... kinds) throws IOException, InterruptedException {
        var arguments = new ArrayList<>(List.of(scratch.toString()));
        arguments.addAll(List.of(kinds));
        Path out = scratch.resolve("out");
        Process process = process("FileArguments", arguments)
                .redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        assertThat(process.waitFor()).isZero();
        List<String> lines = Files.readAllLines(out, StandardCharsets.UTF_8);
        assertThat(lines).hasSizeGreaterThan(5);
        String wrong = lines.stream().filter(line -> !isRefusal(line)).collect(Collectors.joining("\n"));
        assertThat(wrong).isEmpty();
    }

    private boolean isRefusal(String line) {
        String[] cells = line.split("\t", -1);
        String message = cells[3];
        boolean names =
                message.contains("/dev/") || message.contains(scratch.toString()) || message.contains("standard input");
        return Set.of(ExitCode.BAD_INPUT, ExitCode.NO).contains(Integer.valueOf(cells[1]))
                && Integer.parseInt(cells[2]) < SLOWEST_MILLIS
                && names
                && !message.contains("--help")
                && !message.contains("internal error")
                && !message.contains("out of memory");
    }

    private ProcessBuilder process(String main, List<String> arguments) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "dev.quoin.cli." + main));
        command.addAll(arguments);
        var builder = new ProcessBuilder(command);
        // ONNX Runtime does not survive a long command line.
        builder.environment()
                .putAll(Map.of("CLASSPATH", System.getProperty("java.class.path"), "QUOIN_CACHE", scratch + "/cache"));
        return builder;
    }
}
