package dev.quoin.cli.arena.setup;

import dev.quoin.arena.match.MatchConfig;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.InputSource;
import dev.quoin.game.file.Checksum;
import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.kit.Opening;
import dev.quoin.game.kit.OpeningBook;
import dev.quoin.game.kit.OpeningFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options for openings from a file. Filled by picocli.
public final class ChosenOpenings {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(64, "a file of openings");

    @Option(
            names = "--openings",
            paramLabel = "FILE",
            description = "Start each pair of games from an opening of this file, in a format of the game: CGP lines;"
                    + " transcripts, OBF lines or GGF games. After the last opening, the first is used again.")
    private @Nullable Path file;

    @Option(
            names = "--opening-order",
            paramLabel = "ORDER",
            description = "Order of the openings: sequential or shuffled by the seed (default: sequential).")
    private Order order = Order.sequential;

    @Option(
            names = "--opening-plies",
            paramLabel = "N",
            description = "Use only the first N moves of each game or transcript in --openings (default: all).")
    private @Nullable Integer plies;

    /// The order; the constants are named as on the command line.
    enum Order {
        sequential(OpeningBook.Order.SEQUENTIAL),
        shuffled(OpeningBook.Order.SHUFFLED);

        private final OpeningBook.Order meaning;

        Order(OpeningBook.Order meaning) {
            this.meaning = meaning;
        }
    }

    /// Returns whether there is a file of openings.
    public boolean isGiven() {
        return file != null;
    }

    /// Returns a match that starts from the openings, if there are any.
    ///
    /// @throws BadInput when the file cannot be read, or the game has no format for openings
    public <P, M> MatchConfig<P, M> in(MatchConfig<P, M> config) {
        if (file == null) {
            if (plies != null || order != Order.sequential) {
                throw new BadInput("--opening-order and --opening-plies need --openings FILE");
            }
            return config;
        }
        if (plies != null && plies < 1) {
            throw new BadInput("--opening-plies must be at least 1, got " + plies);
        }
        OpeningFormat<P, M> format = config.ruleset()
                .openingFormat()
                .orElseThrow(() -> new BadInput("--openings: this game has no format for openings"));
        byte[] bytes = bytes(file);
        List<Opening<P, M>> openings = read(format, bytes, file);
        String origin = "checksum " + Checksum.of(bytes) + (plies == null ? "" : ", first " + plies + " moves");
        return config.withOpenings(OpeningBook.of(openings, origin, order.meaning, config.seed()));
    }

    private <P, M> List<Opening<P, M>> read(OpeningFormat<P, M> format, byte[] bytes, Path from) {
        try {
            var most = plies == null ? OptionalInt.empty() : OptionalInt.of(plies);
            List<Opening<P, M>> openings = format.read(new ByteArrayInputStream(bytes), from.toString(), most);
            if (openings.isEmpty()) {
                throw new BadInput("--openings: " + from + " has no openings");
            }
            return openings;
        } catch (FormatException wrong) {
            throw new BadInput("--openings: " + wrong.getMessage(), wrong);
        }
    }

    private static byte[] bytes(Path from) {
        if (InputSource.isStandard(from.toString())) {
            throw new BadInput("--openings must be a file, because standard input cannot be read again to resume");
        }
        try {
            return InputFile.bytes(from, LIMIT);
        } catch (IOException why) {
            throw new BadInput("--openings: " + FileErrors.describe(why), why);
        }
    }
}
