package dev.quoin.cli;

import dev.quoin.cli.arena.ArenaCommand;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.selfplay.SelfPlayCommand;
import picocli.CommandLine;

/// The main class of the Python package's jar, which has `quoin arena` and `quoin selfplay`.
///
/// That jar is compiled from this class and its dependencies: `python/jar/pom.xml`. If this class starts to
/// need a module that the jar leaves out, its build fails.
public final class ArenaMain {
    private ArenaMain() {}

    /// Runs one of these commands and ends the process with its exit code.
    public static void main(String[] args) {
        var console = Console.ofProcess();
        System.exit(CommandRun.of(console, () -> tree(console), args));
    }

    private static CommandLine tree(Console console) {
        var root = new CommandLine(new RootCommand(console))
                .addSubcommand("arena", ArenaCommand.group(console))
                .addSubcommand("selfplay", SelfPlayCommand.of(console));
        CommandStyle.apply(root, console);
        return root;
    }
}
