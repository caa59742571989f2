package dev.quoin.cli.arena.setup;

import dev.quoin.cli.console.ShellText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;

/// Formats the running command so that it can be typed again.
public final class CommandText {
    private static final String ENV = "--env";

    private CommandText() {}

    public static String of(CommandSpec command) {
        return joined(arguments(command));
    }

    /// Formats it for a file that others may see: without the values of variables, which may be keys.
    public static String kept(CommandSpec command) {
        var kept = new ArrayList<String>();
        boolean variable = false;
        for (String argument : arguments(command)) {
            boolean attached = argument.startsWith(ENV + "=");
            int equals = argument.indexOf('=', attached ? ENV.length() + 1 : 0);
            kept.add((variable || attached) && equals >= 0 ? argument.substring(0, equals + 1) + "…" : argument);
            variable = argument.equals(ENV);
        }
        return joined(kept);
    }

    private static List<String> arguments(CommandSpec command) {
        return command.root().commandLine().getParseResult().originalArgs();
    }

    private static String joined(List<String> arguments) {
        return "quoin " + arguments.stream().map(ShellText::quoted).collect(Collectors.joining(" "));
    }
}
