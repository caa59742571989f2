package dev.quoin.cli.serve;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quoin.cli.console.BadInput;
import dev.quoin.crossword.daily.DailySecret;
import dev.quoin.game.file.InputFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The file with the operator's secret for the daily puzzles. The secret is never an argument, because every
/// user of a machine can see those.
final class DailyKeyFile {
    private static final String VARIABLE = "QUOIN_DAILY_KEY_FILE";
    private static final int LONGEST = 4096;

    private DailyKeyFile() {}

    /// Reads the secret from the given file, else from that of `QUOIN_DAILY_KEY_FILE`; empty without either.
    static Optional<DailySecret> read(@Nullable Path named, Map<String, String> environment) {
        String usual = environment.getOrDefault(VARIABLE, "");
        if (named != null) {
            return Optional.of(read(named));
        }
        return usual.isBlank() ? Optional.empty() : Optional.of(read(Path.of(usual)));
    }

    private static DailySecret read(Path file) {
        byte[] bytes;
        try (InputStream in = InputFile.open(file)) {
            bytes = in.readNBytes(LONGEST + 1);
        } catch (IOException e) {
            throw new BadInput("Cannot read the daily key file " + file + ".", e);
        }
        if (bytes.length > LONGEST) {
            throw new BadInput("The daily key file " + file + " is longer than " + LONGEST + " bytes.");
        }
        // Editors and echo end a file with a newline, which is not part of the secret.
        byte[] secret = new String(bytes, UTF_8).strip().getBytes(UTF_8);
        if (secret.length < DailySecret.SHORTEST) {
            throw new BadInput("The daily key in " + file + " must have at least " + DailySecret.SHORTEST
                    + " characters. To create one: openssl rand -hex 32");
        }
        return DailySecret.of(secret);
    }
}
