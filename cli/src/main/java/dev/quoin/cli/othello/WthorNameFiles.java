package dev.quoin.cli.othello;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.InputSource;
import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.othello.notation.wthor.WthorNames;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options for the name files of a WTHOR database. Filled by picocli.
final class WthorNameFiles {
    private static final String PLAYERS = "WTHOR.JOU";
    private static final String TOURNAMENTS = "WTHOR.TRN";
    private static final SizeLimit LIMIT = SizeLimit.megabytes(4, "a file of names");

    @Option(
            names = "--players",
            paramLabel = "FILE",
            description = "Player names for the games of a WTHOR file, written as PB and PW with --to ggf"
                    + " (default: WTHOR.JOU next to the games, if it exists).")
    private @Nullable Path players;

    @Option(
            names = "--tournaments",
            paramLabel = "FILE",
            description = "Tournament names for the games of a WTHOR file, written as PC with --to ggf"
                    + " (default: WTHOR.TRN next to the games, if it exists).")
    private @Nullable Path tournaments;

    /// Returns whether one of the options was given.
    boolean given() {
        return players != null || tournaments != null;
    }

    /// Returns the names for a file of games: from the given files, or else those next to it.
    ///
    /// @throws dev.quoin.game.format.FormatException when a name file is invalid
    Names read(InputSource games) throws IOException {
        Optional<InputSource> playerFile = given(games, players, PLAYERS);
        Optional<InputSource> tournamentFile = given(games, tournaments, TOURNAMENTS);
        if (Stream.of(Optional.of(games), playerFile, tournamentFile)
                        .flatMap(Optional::stream)
                        .filter(source -> source.file().isEmpty())
                        .count()
                > 1) {
            throw new BadInput("only one of FILE, --players and --tournaments can be - for standard input");
        }
        return new Names(
                playerFile.map(source -> names(source, WthorNames::players)),
                tournamentFile.map(source -> names(source, WthorNames::tournaments)));
    }

    private static Optional<InputSource> given(InputSource games, @Nullable Path file, String usual)
            throws IOException {
        Console console = games.console();
        if (file != null) {
            return Optional.of(InputSource.of(console, file));
        }
        Optional<Path> next =
                games.file().isEmpty() ? Optional.empty() : besides(games.file().get(), usual);
        return next.map(each -> new InputSource(console, Optional.of(each)));
    }

    private static WthorNames names(InputSource source, BiFunction<InputStream, String, WthorNames> read) {
        try {
            byte[] bytes = source.bytes("names", LIMIT);
            return read.apply(new ByteArrayInputStream(bytes), source.name());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + FileErrors.describe(e), e);
        }
    }

    /// Finds a name file in the folder of the games, in upper or lower case.
    private static Optional<Path> besides(Path games, String name) throws IOException {
        Path folder = games.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder) || !Files.isReadable(folder)) {
            return Optional.empty();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().equalsIgnoreCase(name))
                    .filter(Files::isRegularFile)
                    .min(Path::compareTo);
        }
    }

    /// The names of players and tournaments.
    ///
    /// @param players by number; without it a player is `number 7`
    /// @param tournaments by number; without it tournaments are not named
    record Names(Optional<WthorNames> players, Optional<WthorNames> tournaments) {
        static final Names NONE = new Names(Optional.empty(), Optional.empty());

        String player(int number) {
            return players.map(names -> names.name(number)).orElse("number " + number);
        }

        Optional<String> tournament(int number) {
            return tournaments.map(names -> names.name(number));
        }
    }
}
