package dev.quoin.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quoin.cli.Cli.Result;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/// A terminal that `script` makes, for commands that behave differently on one.
final class PseudoTerminal {
    private PseudoTerminal() {}

    /// Runs a command on a pseudo-terminal of 80 by 24, and types when the screen has something to show.
    ///
    /// @param directory where what was shown is kept
    static Result run(Path directory, Map<String, String> environment, List<String> keys, String... arguments)
            throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "script (util-linux) is not installed");
        var java = Cli.process("Main", environment, arguments);
        var quoted = new StringBuilder("stty rows 24 cols 80;");
        java.command().forEach(part -> quoted.append(" '").append(part).append('\''));
        var terminal = new ProcessBuilder("/usr/bin/script", "-qfec", quoted.toString(), "/dev/null");
        terminal.environment().putAll(java.environment());
        terminal.environment().put("TERM", environment.getOrDefault("TERM", "xterm-256color"));
        terminal.environment().keySet().removeIf(name -> name.equals("NO_COLOR") && !environment.containsKey(name));
        Path out = directory.resolve("screen.txt");
        Process process =
                terminal.redirectErrorStream(true).redirectOutput(out.toFile()).start();
        try (OutputStream typing = process.getOutputStream()) {
            for (String key : keys) {
                awaitQuiet(out);
                typing.write(key.getBytes(UTF_8));
                typing.flush();
            }
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        }
        return new Result(process.exitValue(), Files.readString(out), "");
    }

    /// Waits until the screen has shown something and then nothing new for a moment.
    private static void awaitQuiet(Path out) throws Exception {
        long size = 0;
        int quiet = 0;
        while (quiet < 5 || size == 0) {
            Thread.sleep(100);
            long now = Files.size(out);
            quiet = now == size ? quiet + 1 : 0;
            size = now;
        }
    }
}
