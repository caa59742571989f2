package dev.quoin.othello.pattern;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/// Learnt values of the arrangements of [Patterns], other ones in each phase of the game: their sum guesses by how many
/// discs the side to move will win. Immutable.
///
/// Written down they are one line of text, which says where they come from, and the values packed behind it.
public final class PatternValues {
    /// Values are counted in this part of a disc.
    public static final int UNITS = PackedValues.UNITS;

    /// The phases of a game, each of [#SQUARES_A_PHASE] discs placed.
    public static final int PHASES = 10;

    private static final int SQUARES_A_PHASE = 6;

    /// How many values there are: those of phase 0, with the fewest empty squares, first.
    public static final int SIZE = PHASES * Patterns.SIZE;

    private static final String MARK = "quoin patterns 1: ";
    private static final int LONGEST_LINE = 1000;
    private static final String RESOURCE = "othello.patterns";

    private final String origin;
    private final byte[] values;

    private PatternValues(String origin, byte[] values) {
        this.origin = origin;
        this.values = values;
    }

    /// Read when first needed.
    private static final class Shipped {
        static final PatternValues VALUES = read();

        private static PatternValues read() {
            try (InputStream in =
                    Objects.requireNonNull(PatternValues.class.getResourceAsStream(RESOURCE), "resource " + RESOURCE)) {
                return PatternValues.read(in.readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /// The ones that come with the library.
    public static PatternValues shipped() {
        return Shipped.VALUES;
    }

    /// Values rounded to what can be written down; those of more than eight discs are cut.
    ///
    /// @param origin where they come from, one line
    /// @param discs the values in discs, [#SIZE] of them
    public static PatternValues rounded(String origin, float[] discs) {
        if (discs.length != SIZE) {
            throw new IllegalArgumentException("there must be " + SIZE + " values, got " + discs.length);
        }
        if (origin.indexOf('\n') >= 0 || origin.length() > LONGEST_LINE) {
            throw new IllegalArgumentException("an origin must be one line of at most " + LONGEST_LINE + " characters");
        }
        byte[] values = new byte[SIZE];
        for (int each = 0; each < SIZE; each++) {
            values[each] = PackedValues.rounded(discs[each]);
        }
        return new PatternValues(origin, values);
    }

    /// Values as [#write] wrote them.
    ///
    /// @throws IllegalArgumentException when they are none; the message says why
    public static PatternValues read(byte[] file) {
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
            return new PatternValues(line.substring(MARK.length()), PackedValues.unpack(packed, SIZE));
        } catch (IOException e) {
            throw new IllegalArgumentException("the pattern values cannot be unpacked: " + e.getMessage(), e);
        }
    }

    /// The values in a file.
    ///
    /// @throws IllegalArgumentException when it cannot be read or holds none; the message says why
    public static PatternValues read(Path file) {
        try {
            return read(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new IllegalArgumentException("cannot read '" + file + "': " + e.getMessage(), e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("'" + file + "': " + e.getMessage(), e);
        }
    }

    /// The values as a file.
    public byte[] write() {
        var file = new ByteArrayOutputStream();
        file.writeBytes((MARK + origin + "\n").getBytes(StandardCharsets.UTF_8));
        file.writeBytes(PackedValues.pack(values));
        return file.toByteArray();
    }

    /// Where they come from.
    public String origin() {
        return origin;
    }

    /// One of the [#SIZE] values, in discs.
    public float discs(int number) {
        return (float) values[number] / UNITS;
    }

    /// Where the values for this many empty squares begin.
    public static int phase(int empties) {
        return Math.clamp((empties - 1) / SQUARES_A_PHASE, 0, PHASES - 1) * Patterns.SIZE;
    }

    /// What a position is worth to the side to move, in [#UNITS] of a disc.
    ///
    /// @param numbers what [Patterns#read] wrote
    public int sum(int[] numbers, int empties) {
        byte[] all = values;
        int phase = phase(empties);
        int sum = 0;
        for (int each = 0; each < Patterns.COUNT; each++) {
            sum += all[phase + numbers[each]];
        }
        return sum;
    }
}
