package dev.quoin.cli.arena;

import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;

/// The command that is running as it can be typed again.
final class CommandText {
    private CommandText() {}

    static String of(CommandSpec command) {
        List<String> arguments = command.root().commandLine().getParseResult().originalArgs();
        return "quoin " + arguments.stream().map(CommandText::quoted).collect(Collectors.joining(" "));
    }

    /// Quoted for a shell, where it needs to be.
    static String quoted(String argument) {
        return argument.matches("[\\w./:,=+@%-]+") ? argument : "'" + argument.replace("'", "'\\''") + "'";
    }
}
