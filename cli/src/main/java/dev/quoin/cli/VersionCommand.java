package dev.quoin.cli;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.shell.Edition;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

@Command(
        name = "version",
        header = "Print the version of quoin.",
        footer = {"  quoin version"})
final class VersionCommand implements Callable<Integer> {
    private final Console console;

    VersionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        console.out().line("quoin " + Edition.current().version());
        return ExitCode.FINE;
    }
}
