package dev.quoin.cli.play;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.InputSource;
import dev.quoin.cli.serve.DataFolder;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.game.kit.GameKit;
import dev.quoin.terminal.rating.RatedSitting;
import dev.quoin.terminal.table.Count;
import dev.quoin.terminal.table.GameTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/// The option `--resume`, and the file that keeps an unfinished game. Filled by picocli.
final class ResumeOption {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(1, "a saved game");

    @Option(
            names = "--resume",
            arity = "0..1",
            paramLabel = "FILE",
            fallbackValue = "",
            description = "Continue your last unfinished game, or the one in FILE. On a terminal, a game is saved after"
                    + " every move until it is over.")
    private @Nullable String given;

    /// Returns whether the option was given.
    boolean isGiven() {
        return given != null;
    }

    /// Returns the file that keeps the unfinished game.
    Path file(Console console, String game) {
        return given == null || given.isEmpty()
                ? DataFolder.usual(console.environment()).resolve("saved").resolve(game + ".game")
                : Path.of(given);
    }

    /// Returns a file name that is valid in every folder; the name of anything else is unchanged.
    static String place(String nameOrFile) {
        try {
            Path path = Path.of(nameOrFile);
            return Files.exists(path) ? path.toAbsolutePath().toString() : nameOrFile;
        } catch (InvalidPathException e) {
            return nameOrFile;
        }
    }

    /// Reads the file.
    String text(Console console, String game) throws IOException {
        Path file = file(console, game);
        if (given != null && InputSource.isStandard(given)) {
            throw new BadInput("--resume must be a file, because standard input has your moves");
        }
        if (given != null && given.isEmpty() && !Files.exists(file)) {
            throw new BadInput("there is no saved game of " + game + " to resume");
        }
        return new String(InputFile.bytes(file, LIMIT), StandardCharsets.UTF_8);
    }

    /// Reads the game to continue; empty when the option was not given.
    ///
    /// @param fixed the options that a saved game has already decided
    Optional<UnfinishedGame> read(Console console, String game, CommandSpec command, List<String> fixed)
            throws IOException {
        if (given == null) {
            return Optional.empty();
        }
        for (String option : fixed) {
            if (command.commandLine().getParseResult().hasMatchedOption(option)) {
                throw new BadInput(option + " cannot be changed in a saved game; leave it out, or leave out --resume");
            }
        }
        return Optional.of(UnfinishedGame.read(game, file(console, game).toString(), text(console, game)));
    }

    /// Brings a new table into the state of a saved game.
    GameTable replayed(GameTable game, UnfinishedGame state) {
        try {
            game.sitting().replay(state.moves());
            return game;
        } catch (IllegalArgumentException e) {
            throw new BadInput("the saved game cannot be continued: " + e.getMessage(), e);
        }
    }

    /// Plays a table, and saves the game after every move if a person is at a terminal.
    ///
    /// @param state the game with its moves so far
    /// @param file where to save it
    int play(Console console, TableOption table, GameTable game, UnfinishedGame state, Path file) {
        if (!console.terminals().in() || !console.terminals().out()) {
            return table.play(console, game);
        }
        var autosave = new Autosave(game.sitting(), file, state);
        int exitCode = table.play(console, new GameTable(autosave, game.display(), welcome(game, state, file)));
        autosave.farewell().ifPresent(console.out()::line);
        return exitCode;
    }

    /// Returns a table that rates the person at a terminal if the opponent is a level, unless the game is from a file.
    GameTable rated(Console console, GameTable game, GameKit<?, ?> kit, int person, String opponent) {
        Path results =
                DataFolder.usual(console.environment()).resolve("results").resolve(kit.id() + ".txt");
        boolean isOwn = given == null || given.isEmpty();
        return isOwn && console.terminals().in() && console.terminals().out()
                ? RatedSitting.of(game, person, opponent, kit.levels(), results)
                : game;
    }

    private String welcome(GameTable game, UnfinishedGame state, Path file) {
        if (given != null && !game.welcome().contains("continues after")) {
            return "Your game continues after " + Count.of(state.moves().size(), "move") + ". " + game.welcome();
        }
        return given == null && Files.exists(file)
                ? game.welcome()
                        + " You have an unfinished game: to continue it, quit and add --resume. Your first move"
                        + " replaces it."
                : game.welcome();
    }
}
