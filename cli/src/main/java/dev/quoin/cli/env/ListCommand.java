package dev.quoin.cli.env;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.env.EnvironmentSpec;
import dev.quoin.env.Environments;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `quoin env list`: lists the environments.
@Command(
        name = "list",
        header = "List the environments.",
        footer = {
            "  quoin env list",
            "  quoin env list --json",
        })
final class ListCommand implements Callable<Integer> {
    private final Console console;

    @Option(names = "--json", description = "Print one JSON object per environment.")
    private boolean json;

    ListCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        for (String id : Environments.ids()) {
            if (json) {
                EnvironmentSpec spec = Environments.spec(id, Map.of());
                new JsonLines(console.out()).print(out -> SpecJson.write(out, spec));
            } else {
                console.out().line("%-16s %s".formatted(id, Environments.title(id)));
            }
        }
        return ExitCode.FINE;
    }
}
