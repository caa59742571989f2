package dev.quoin.cli;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.cli.shell.Edition;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "version",
        header = "Print the version of quoin.",
        footer = {
            "  quoin version",
            "  quoin version --json",
        })
final class VersionCommand implements Callable<Integer> {
    private final Console console;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    VersionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Edition edition = Edition.current();
        if (json) {
            new JsonLines(console.out()).print(out -> {
                out.writeStringProperty("version", edition.version());
                out.writeStringProperty("date", edition.date());
                out.writeStringProperty("java", Runtime.version().toString());
            });
        } else {
            console.out().line("quoin " + edition.version());
        }
        return ExitCode.FINE;
    }
}
