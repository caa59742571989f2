package dev.quoin.cli.bench.measure;

import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/// The processor cores available to this process, and pinning of processes with Linux's `taskset`.
public final class Cores {
    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String ALLOWED = "Cpus_allowed_list:";
    private static final long PATIENCE_SECONDS = 10;

    private Cores() {}

    /// Returns the numbers of the cores; empty if the system does not report them or has no `taskset`.
    public static List<Integer> ours() {
        try {
            return Files.isReadable(STATUS) && run(List.of("taskset", "--version"))
                    ? InputFile.text(STATUS, SizeLimit.megabytes(1, "a process status"))
                            .lines()
                            .filter(line -> line.startsWith(ALLOWED))
                            .flatMap(line ->
                                    listed(line.substring(ALLOWED.length()).strip()).stream())
                            .toList()
                    : List.of();
        } catch (IOException e) {
            return List.of();
        }
    }

    /// Parses a list such as `0,2-3`.
    public static List<Integer> listed(String text) {
        var numbers = new ArrayList<Integer>();
        for (String part : text.split(",")) {
            String[] ends = part.split("-");
            IntStream.rangeClosed(Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]))
                    .forEach(numbers::add);
        }
        return numbers;
    }

    /// Returns a command that runs on one core.
    public static List<String> on(int core, List<String> command) {
        var words = new ArrayList<>(List.of("taskset", "-c", Integer.toString(core)));
        words.addAll(command);
        return words;
    }

    /// Pins this process to some of its cores.
    public static void keepTo(List<Integer> cores) {
        String list = String.join(",", cores.stream().map(String::valueOf).toList());
        // If this is not allowed, the process is not pinned, and the results are a little worse.
        boolean _ = run(List.of(
                "taskset",
                "-a",
                "-c",
                "-p",
                list,
                Long.toString(ProcessHandle.current().pid())));
    }

    private static boolean run(List<String> command) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
