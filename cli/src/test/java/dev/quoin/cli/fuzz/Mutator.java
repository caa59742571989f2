package dev.quoin.cli.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/// Damages files, in ways that are decided by a random generator alone.
final class Mutator {
    private static final int LARGEST = 256 << 10;

    private static final List<String> PIECES = List.of(
            "-1",
            "0",
            "99999999999999999999",
            "2147483648",
            "-9223372036854775808",
            "1e309",
            "NaN",
            "0x7fffffff",
            "\u0000",
            "\uFEFF",
            "é",
            "\u202e",
            "\ud835\udd38",
            "ß",
            "ı",
            "\r",
            "\n\n",
            "\u2028",
            "\t",
            " ",
            "?",
            "[",
            "]",
            "[CH]",
            "((((",
            "))))",
            "{",
            "}",
            "\"",
            "'",
            "\\",
            "/",
            ";",
            ":",
            "=",
            "#",
            ">",
            "%",
            ",",
            "null",
            "pass",
            "--",
            "+-",
            "$1",
            "%s%n");

    private Mutator() {}

    /// A damaged copy of one of the samples.
    static byte[] mutate(List<byte[]> samples, RandomGenerator random) {
        byte[] file = samples.get(random.nextInt(samples.size()));
        int count = 1 + random.nextInt(random.nextInt(4) == 0 ? 20 : 3);
        for (int each = 0; each < count; each++) {
            file = once(file, samples, random);
        }
        return file.length > LARGEST ? Arrays.copyOf(file, LARGEST) : file;
    }

    private static byte[] once(byte[] file, List<byte[]> samples, RandomGenerator random) {
        int length = file.length;
        int from = length == 0 ? 0 : random.nextInt(length);
        int to = Math.min(length, from + random.nextInt(1 + Math.min(length, 1 << random.nextInt(10))));
        return switch (random.nextInt(10)) {
            case 0 -> flipped(file, from, 1 << random.nextInt(8));
            case 1 -> length == 0 ? file : replaced(file, from, from + 1, new byte[] {(byte) random.nextInt(256)});
            case 2 -> Arrays.copyOf(file, from);
            case 3 -> replaced(file, from, to, new byte[0]);
            case 4 -> replaced(file, to, to, Arrays.copyOfRange(file, from, to));
            case 5 -> replaced(file, from, from, piece(random));
            case 6 -> replaced(file, from, to, piece(random));
            case 7 -> {
                byte[] other = samples.get(random.nextInt(samples.size()));
                yield replaced(
                        file, from, length, Arrays.copyOfRange(other, random.nextInt(other.length + 1), other.length));
            }
            case 8 -> replaced(file, from, to, repeated(Arrays.copyOfRange(file, from, to), random));
            default -> number(file, from, random);
        };
    }

    private static byte[] piece(RandomGenerator random) {
        byte[] piece = PIECES.get(random.nextInt(PIECES.size())).getBytes(UTF_8);
        return random.nextInt(50) == 0 ? repeated(piece, random) : piece;
    }

    private static byte[] repeated(byte[] piece, RandomGenerator random) {
        int times = random.nextInt(20) == 0 ? 20_000 : random.nextInt(20);
        var all = new ByteArrayOutputStream();
        for (int each = 0; each < times && all.size() < LARGEST; each++) {
            all.writeBytes(piece);
        }
        return all.toByteArray();
    }

    /// Makes the next number of a text another one.
    private static byte[] number(byte[] file, int from, RandomGenerator random) {
        int start = from;
        while (start < file.length && !Character.isDigit(file[start])) {
            start++;
        }
        int end = start;
        while (end < file.length && Character.isDigit(file[end])) {
            end++;
        }
        long value = random.nextLong() >> random.nextInt(64);
        return replaced(file, start, end, Long.toString(value).getBytes(UTF_8));
    }

    private static byte[] flipped(byte[] file, int at, int mask) {
        byte[] copy = file.clone();
        if (copy.length > 0) {
            copy[at] ^= (byte) mask;
        }
        return copy;
    }

    private static byte[] replaced(byte[] file, int from, int to, byte[] by) {
        var all = new ByteArrayOutputStream(file.length + by.length);
        all.write(file, 0, from);
        all.writeBytes(by);
        all.write(file, to, file.length - to);
        return all.toByteArray();
    }
}
