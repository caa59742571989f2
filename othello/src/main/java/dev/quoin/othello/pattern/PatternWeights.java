package dev.quoin.othello.pattern;

import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;

/// Learned weights of pattern configurations, by phase of the game: their sum estimates the final margin for the
/// side to move. Immutable.
///
/// A file has one line of text with their origin, followed by the packed weights.
public final class PatternWeights {
    /// The number of units per disc.
    public static final int UNITS = PackedWeights.UNITS;

    /// Number of phases, each [#SQUARES_A_PHASE] moves long.
    public static final int PHASES = 10;

    private static final int SQUARES_A_PHASE = 6;

    /// Number of weights; those of phase 0, with the fewest empty squares, come first.
    public static final int SIZE = PHASES * Patterns.SIZE;

    private static final String MARK = "quoin patterns 1: ";
    private static final int LONGEST_LINE = 1000;

    /// Weights that cannot be compressed take [#SIZE] bytes, 2 MB.
    private static final SizeLimit LIMIT = SizeLimit.megabytes(4, "a file of pattern weights");

    private static final String RESOURCE = "othello.patterns";

    private final String origin;
    private final byte[] weights;

    private PatternWeights(String origin, byte[] weights) {
        this.origin = origin;
        this.weights = weights;
    }

    /// Loaded lazily.
    private static final class Shipped {
        static final PatternWeights WEIGHTS = read();

        private static PatternWeights read() {
            try (InputStream in = Objects.requireNonNull(
                    PatternWeights.class.getResourceAsStream(RESOURCE), "resource " + RESOURCE)) {
                return PatternWeights.read(InputFile.resource(in));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /// Returns the weights shipped with the library.
    public static PatternWeights shipped() {
        return Shipped.WEIGHTS;
    }

    /// Creates weights rounded to bytes and clamped to about eight discs.
    ///
    /// @param origin where they come from, one line
    /// @param discs the weights in discs, [#SIZE] of them
    public static PatternWeights rounded(String origin, float[] discs) {
        if (discs.length != SIZE) {
            throw new IllegalArgumentException("there must be " + SIZE + " values, got " + discs.length);
        }
        if (origin.indexOf('\n') >= 0 || origin.length() > LONGEST_LINE) {
            throw new IllegalArgumentException("an origin must be one line of at most " + LONGEST_LINE + " characters");
        }
        byte[] weights = new byte[SIZE];
        for (int each = 0; each < SIZE; each++) {
            weights[each] = PackedWeights.rounded(discs[each]);
        }
        return new PatternWeights(origin, weights);
    }

    /// Parses weights written by [#write].
    ///
    /// @throws IllegalArgumentException if the content is invalid; the message says why
    public static PatternWeights read(byte[] file) {
        int end = 0;
        while (end < file.length && end < LONGEST_LINE + MARK.length() && file[end] != '\n') {
            end++;
        }
        String line = new String(file, 0, end, StandardCharsets.UTF_8);
        if (!line.startsWith(MARK) || end == file.length) {
            throw new IllegalArgumentException(
                    "no pattern values: the first line must begin with '" + MARK.strip() + "'");
        }
        try {
            var packed = new ByteArrayInputStream(file, end + 1, file.length - end - 1);
            return new PatternWeights(line.substring(MARK.length()), PackedWeights.unpack(packed, SIZE));
        } catch (IOException e) {
            throw new IllegalArgumentException("the pattern values cannot be unpacked: " + e.getMessage(), e);
        }
    }

    /// Reads a file of weights.
    ///
    /// @throws IllegalArgumentException if the file cannot be read or is invalid; the message says why
    public static PatternWeights read(Path file) {
        try {
            return read(InputFile.bytes(file, LIMIT));
        } catch (NoSuchFileException e) {
            throw new IllegalArgumentException("cannot read '" + file + "': " + e.getMessage(), e);
        } catch (IOException e) {
            throw new IllegalArgumentException(FileErrors.describe(e), e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("'" + file + "': " + e.getMessage(), e);
        }
    }

    /// Returns the content of a weight file.
    public byte[] write() {
        var file = new ByteArrayOutputStream();
        file.writeBytes((MARK + origin + "\n").getBytes(StandardCharsets.UTF_8));
        file.writeBytes(PackedWeights.pack(weights));
        return file.toByteArray();
    }

    /// Returns where the weights come from.
    public String origin() {
        return origin;
    }

    /// Returns one of the [#SIZE] weights, in discs.
    public float discs(int number) {
        return (float) weights[number] / UNITS;
    }

    /// Returns the index of the first weight for this many empty squares.
    public static int phase(int empties) {
        return Math.clamp((empties - 1) / SQUARES_A_PHASE, 0, PHASES - 1) * Patterns.SIZE;
    }

    /// Returns the value of a position for the side to move, in [#UNITS] of a disc.
    ///
    /// @param indices the configurations that [Patterns#read] wrote
    public int sum(int[] indices, int empties) {
        byte[] all = weights;
        int phase = phase(empties);
        int sum = 0;
        for (int each = 0; each < Patterns.COUNT; each++) {
            sum += all[phase + indices[each]];
        }
        return sum;
    }
}
