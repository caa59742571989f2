package dev.quoin.cli;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Failures;
import dev.quoin.cli.console.OutputException;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Runs a tree of commands, from the arguments to the exit code.
final class CommandRun {
    private CommandRun() {}

    /// Runs the command given by `arguments`; errors become one line on standard error.
    ///
    /// @param commands creates the command tree
    static int of(Console console, Supplier<CommandLine> commands, String... arguments) {
        try {
            CommandLine tree = commands.get();
            tree.setParameterExceptionHandler((e, ignored) -> refuse(console, e));
            tree.setExecutionExceptionHandler((e, command, ignored) ->
                    Failures.report(e, console, command.getCommandSpec().qualifiedName(" ")));
            int exitCode = tree.execute(
                    Arrays.stream(arguments).map(CommandRun::shielded).toArray(String[]::new));
            console.out().flush();
            console.err().flush();
            return exitCode;
        } catch (OutputException e) {
            return Failures.report(e, console, "quoin");
        } catch (StackOverflowError | OutOfMemoryError | LinkageError e) {
            return Failures.report(e, console, "quoin");
        }
    }

    /// Prefixes a board that starts with `-` with a space, so that it is not taken for an option.
    private static String shielded(String argument) {
        return argument.matches("-[-.XxOo*_\\s]{63}.*") ? " " + argument : argument;
    }

    private static int refuse(Console console, ParameterException e) {
        CommandLine command = e.getCommandLine();
        String name = command.getCommandSpec().qualifiedName(" ");
        console.message(name + ": " + message(e, command));
        if (e instanceof UnmatchedArgumentException unmatched
                && !unmatched.getSuggestions().isEmpty()) {
            console.message("Did you mean " + String.join(", ", unmatched.getSuggestions()) + "?");
        }
        console.message("See '" + name + " --help'.");
        return ExitCode.BAD_INPUT;
    }

    private static String message(ParameterException e, CommandLine command) {
        if (e instanceof UnmatchedArgumentException unmatched
                && !command.getSubcommands().isEmpty()
                && !unmatched.isUnknownOption()) {
            return "no such command: '" + unmatched.getUnmatched().getFirst() + "'. Commands: "
                    + String.join(", ", command.getSubcommands().keySet());
        }
        String message =
                String.valueOf(e.getMessage()).replaceFirst("^Error: ", "").replaceAll("(?<!\\s)\\s*\\R\\s*", " ");
        return message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
    }
}
