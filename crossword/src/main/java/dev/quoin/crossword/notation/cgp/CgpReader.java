package dev.quoin.crossword.notation.cgp;

import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads CGP positions from a stream, one by one. Not thread-safe.
///
/// Skips blank lines and lines that start with `#`. Throws a [dev.quoin.game.format.FormatException] with
/// the line and column for everything it refuses.
public final class CgpReader {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(64, "a file of positions");

    private final LineReader lines;
    private final String source;
    private final Optional<Variant> variant;

    private CgpReader(InputStream in, String source, Optional<Variant> variant) {
        this.lines = new LineReader(in, source);
        this.source = source;
        this.variant = variant;
    }

    /// Creates a reader that takes the variant of each position from its operations `bdn`, `ld` and `var`,
    /// by default the standard one.
    public static CgpReader of(InputStream in, String source) {
        return new CgpReader(in, source, Optional.empty());
    }

    /// Creates a reader of positions of this variant, whatever their operations.
    public static CgpReader of(InputStream in, String source, Variant variant) {
        return new CgpReader(in, source, Optional.of(variant));
    }

    /// Parses a position and its variant.
    public static CgpPosition position(String text) {
        return new CgpText("position", 1, text).position(Optional.empty());
    }

    /// Parses a position of this variant.
    public static CgpPosition position(String text, Variant variant) {
        return new CgpText("position", 1, text).position(Optional.of(variant));
    }

    /// Reads all positions of a file with their variants.
    ///
    /// @throws UncheckedIOException when the file cannot be read
    public static List<CgpPosition> read(Path file) {
        try (InputStream in = InputFile.open(file, LIMIT)) {
            var reader = of(in, file.toString());
            var positions = new ArrayList<CgpPosition>();
            for (var next = reader.next(); next.isPresent(); next = reader.next()) {
                positions.add(next.get());
            }
            return positions;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + FileErrors.describe(e), e);
        }
    }

    /// Returns the line of the last position, from 1.
    public int line() {
        return lines.number();
    }

    /// Reads the next position; empty at the end of the input.
    public Optional<CgpPosition> next() {
        String line = lines.next();
        while (line != null && (line.isBlank() || line.stripLeading().startsWith("#"))) {
            line = lines.next();
        }
        return line == null
                ? Optional.empty()
                : Optional.of(new CgpText(source, lines.number(), line).position(variant));
    }
}
