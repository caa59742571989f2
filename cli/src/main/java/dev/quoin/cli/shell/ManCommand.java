package dev.quoin.cli.shell;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;

/// `quoin man [COMMAND…]`: prints a manual page in roff, for all commands or for one.
@Command(
        name = "man",
        header = "Print the manual page of all commands or of one.",
        footer = {
            "  quoin man | man -l -                 read it now",
            "  quoin man moves | man -l -           a single command",
            "  quoin man > ~/.local/share/man/man1/quoin.1",
        })
public final class ManCommand implements Callable<Integer> {
    private final Console console;
    private final Supplier<CommandLine> tree;

    @Parameters(
            paramLabel = "COMMAND",
            arity = "0..*",
            description = "Command, such as moves or lexicon check (default: the manual page of quoin).")
    private List<String> path = List.of();

    /// Creates a command that describes the tree built by `tree`.
    public ManCommand(Console console, Supplier<CommandLine> tree) {
        this.console = console;
        this.tree = tree;
    }

    @Override
    public Integer call() {
        CommandSpec command = tree.get().getCommandSpec();
        for (String name : path) {
            CommandLine next = command.subcommands().get(name);
            if (next == null) {
                throw new BadInput(
                        "no such command: '" + name + "' under '" + command.qualifiedName(" ") + "'. Commands: "
                                + String.join(", ", command.subcommands().keySet()));
            }
            command = next.getCommandSpec();
        }
        console.out().print(new ManPage(command, Edition.current()).text());
        return ExitCode.FINE;
    }
}
