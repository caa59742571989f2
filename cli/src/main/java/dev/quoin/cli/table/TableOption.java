package dev.quoin.cli.table;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.table.LineTable.Manner;
import picocli.CommandLine.Option;

/// How a person wants to sit at the table: `--plain`, or whatever the terminal can do.
public final class TableOption {
    @Option(names = "--plain", description = "Sentences instead of pictures, for screen readers.")
    private boolean plain;

    /// Whether the game gets a whole screen: only on a terminal that is not dumb.
    public boolean isScreen(Console console) {
        return console.terminals().in()
                && console.terminals().out()
                && !plain
                && !console.environment().getOrDefault("TERM", "dumb").equals("dumb");
    }

    /// Whether the person listens rather than looks.
    public boolean isPlain() {
        return plain;
    }

    /// Plays a game until the person leaves, and returns the exit code.
    public int play(Console console, Sitting sitting, Display display, String welcome) {
        if (!isScreen(console)) {
            var manner = new Manner(
                    !plain, console.terminals().in() && console.terminals().out());
            try (var table = new LineTable(console.in(), console.out(), display, manner)) {
                new TableLoop(sitting, table).run(welcome);
            }
            return ExitCode.FINE;
        }
        boolean interrupted;
        try (var table = new ScreenTable(sitting, display, new Screen(console.colours()))) {
            new TableLoop(sitting, table).run(welcome);
            interrupted = table.interrupted();
        }
        display.farewell().forEach(console.out()::line);
        return interrupted ? ExitCode.INTERRUPTED : ExitCode.FINE;
    }
}
