package dev.quoin.game.process;

import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Measures the CPU time of a program that ends by itself. This process is not told how much CPU time a child has
/// used, so a shell starts the program, waits for it, writes the times of its children to a file and ends with the
/// same exit code.
///
/// @param prefix the words before the shell's script
/// @param file the file for the times
record ExitMeter(List<String> prefix, Path file) implements AutoCloseable {
    /// bash counts milliseconds, other shells hundredths of a second.
    private static final List<List<String>> SHELLS =
            List.of(List.of("/bin/bash", "-p"), List.of("/usr/bin/bash", "-p"), List.of("/bin/sh"));

    /// The shell of a sandbox must die with this process, as the sandbox itself would.
    private static final Path SETPRIV = Path.of("/usr/bin/setpriv");

    /// What the shell itself has to say, such as "Killed", is not the program's error output.
    private static final String SCRIPT = "exec 3>&2 2>/dev/null; \"$@\" 2>&3 3>&-; code=$?; times >\"$0\"; exit $code";

    /// The second line is about children: `0m1.250s 0m0.031s`; the decimal sign depends on the language.
    private static final Pattern TIMES = Pattern.compile("(\\d+)m(\\d+)[.,](\\d+)s\\s+(\\d+)m(\\d+)[.,](\\d+)s");

    private static final SizeLimit LIMIT = SizeLimit.megabytes(1, "the times of a program");
    private static final long SECOND = 1_000_000_000L;

    /// Opens a meter, if this system can measure.
    static Optional<ExitMeter> open(boolean sandboxed) {
        Optional<List<String>> shell = SHELLS.stream()
                .filter(words -> Files.isExecutable(Path.of(words.getFirst())))
                .findFirst();
        if (shell.isEmpty() || sandboxed && !Files.isExecutable(SETPRIV)) {
            return Optional.empty();
        }
        var prefix = new ArrayList<String>();
        if (sandboxed) {
            prefix.addAll(List.of(SETPRIV.toString(), "--pdeathsig", "KILL"));
        }
        prefix.addAll(shell.get());
        try {
            return Optional.of(new ExitMeter(prefix, Files.createTempFile("quoin-times", "")));
        } catch (IOException unwritable) {
            return Optional.empty();
        }
    }

    /// The words that start the shell, before those of the program.
    List<String> words() {
        var words = new ArrayList<>(prefix);
        words.addAll(List.of("-c", SCRIPT, file.toString()));
        return words;
    }

    /// The CPU time of the program, after it has ended; empty when the shell did not get to write it.
    OptionalLong nanos() {
        try {
            return nanos(InputFile.text(file, LIMIT));
        } catch (IOException unreadable) {
            return OptionalLong.empty();
        }
    }

    static OptionalLong nanos(String times) {
        List<String> lines = times.lines().toList();
        Matcher children = TIMES.matcher(lines.size() < 2 ? "" : lines.get(1).strip());
        return children.matches() ? OptionalLong.of(nanos(children, 1) + nanos(children, 4)) : OptionalLong.empty();
    }

    private static long nanos(Matcher time, int group) {
        double fraction = Double.parseDouble("0." + time.group(group + 2));
        long seconds = 60 * Long.parseLong(time.group(group)) + Long.parseLong(time.group(group + 1));
        return seconds * SECOND + Math.round(fraction * SECOND);
    }

    @Override
    public void close() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException busy) {
            // a leftover temporary file is no reason to fail
        }
    }
}
