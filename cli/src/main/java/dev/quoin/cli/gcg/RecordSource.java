package dev.quoin.cli.gcg;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.InputSource;
import dev.quoin.crossword.notation.gcg.GcgEntry;
import dev.quoin.crossword.notation.gcg.GcgFile;
import dev.quoin.crossword.notation.gcg.GcgReader;
import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.io.UncheckedIOException;

/// Reads a game record from a file or from standard input.
final class RecordSource {
    private static final SizeLimit LIMIT = new SizeLimit("a game record", GcgReader.LARGEST_FILE);

    private RecordSource() {}

    /// Reads a record.
    ///
    /// @throws BadInput when it has no event
    /// @throws dev.quoin.game.format.FormatException when it is not a record
    static GcgFile read(InputSource source) {
        GcgFile file = source.file().map(GcgReader::read).orElseGet(() -> GcgReader.read(source.name(), bytes(source)));
        if (file.game().entries().stream().noneMatch(GcgEntry.Event.class::isInstance)) {
            throw new BadInput(source.name()
                    + ": not a game record, because it has no event such as >ann: AEIQTUZ 8F QUIZ +44 44");
        }
        return file;
    }

    private static byte[] bytes(InputSource source) {
        try {
            return source.bytes("a game record", LIMIT);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + FileErrors.describe(e), e);
        }
    }
}
