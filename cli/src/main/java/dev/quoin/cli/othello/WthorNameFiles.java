package dev.quoin.cli.othello;

import dev.quoin.othello.notation.wthor.WthorNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The name files of a WTHOR database. Filled by picocli.
final class WthorNameFiles {
    private static final String PLAYERS = "WTHOR.JOU";
    private static final String TOURNAMENTS = "WTHOR.TRN";

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

    /// Whether one of the options was given.
    boolean given() {
        return players != null || tournaments != null;
    }

    /// The names for a file of games: from the files given, or else those next to it.
    ///
    /// @throws dev.quoin.othello.notation.FormatException when a name file is none
    Names read(Path games) throws IOException {
        Optional<Path> playerFile = players == null ? besides(games, PLAYERS) : Optional.of(players);
        Optional<Path> tournamentFile = tournaments == null ? besides(games, TOURNAMENTS) : Optional.of(tournaments);
        return new Names(playerFile.map(WthorNames::players), tournamentFile.map(WthorNames::tournaments));
    }

    /// The file of a name in the folder of the games, in upper or lower case.
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

    /// What players and tournaments are called.
    ///
    /// @param players by number; without it a player is `number 7`
    /// @param tournaments by number; without it no tournament is named
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
