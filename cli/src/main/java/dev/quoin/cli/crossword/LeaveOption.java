package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import dev.quoin.crossword.leave.LeaveFile;
import dev.quoin.crossword.leave.LeaveStore;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.variant.Variant;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option `--leaves` of commands that value the tiles kept.
final class LeaveOption {
    @Option(
            names = "--leaves",
            paramLabel = "FILE",
            description = "File of leave values from 'quoin learn leaves' (default: those that come with quoin).")
    private @Nullable Path file;

    /// The file, if one was given.
    Optional<Path> file() {
        return Optional.ofNullable(file);
    }

    /// The values in the file, or those that come with quoin.
    LeaveTable table(Variant variant, Lexicon lexicon) {
        return file == null
                ? LeaveStore.shipped(variant, lexicon).orElseThrow(() -> missing(variant))
                : read(file, variant);
    }

    static LeaveTable read(Path file, Variant variant) {
        return BadInput.reading("--leaves", () -> LeaveFile.read(file, variant).table());
    }

    static BadInput missing(Variant variant) {
        return new BadInput(LeaveStore.missing(variant) + " --leaves FILE");
    }
}
