package dev.quoin.cli.play;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.terminal.table.GameTable;
import dev.quoin.terminal.table.GameTerminal.Departure;
import dev.quoin.terminal.table.GameTerminal.FullScreen;
import dev.quoin.terminal.table.GameTerminal.Lines;
import picocli.CommandLine.Option;

/// The option `--plain`, or else the interface that the terminal supports.
public final class TableOption {
    @Option(names = "--plain", description = "Text only instead of the full screen, for screen readers.")
    private boolean plain;

    /// Returns whether the game uses the full screen: only on a terminal that is not dumb.
    public boolean isScreen(Console console) {
        return console.terminals().in()
                && console.terminals().out()
                && !plain
                && !console.environment().getOrDefault("TERM", "dumb").equals("dumb");
    }

    /// Returns whether output is plain text, for screen readers.
    public boolean isPlain() {
        return plain;
    }

    /// Plays a game until the user leaves, and returns the exit code.
    public int play(Console console, GameTable game) {
        if (!isScreen(console)) {
            boolean prompts = console.terminals().in() && console.terminals().out();
            new Lines(console.in(), console.out().asWriter(), !plain, prompts).play(game);
            return ExitCode.FINE;
        }
        Departure departure = new FullScreen(console.colours()).play(game);
        game.display().farewell().forEach(console.out()::line);
        return departure == Departure.INTERRUPTED ? ExitCode.INTERRUPTED : ExitCode.FINE;
    }
}
