package dev.quoin.learning.sample;

import dev.quoin.game.file.InputFile;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;

/// An append-only file of the samples of games. Mutable, not thread-safe; close it.
///
/// It starts with a header of text lines and an empty line. A game is the number of its moves, the features and the
/// target of each, and a checksum. An incomplete last game is truncated when the file is opened again.
public final class SampleFile implements AutoCloseable {
    /// The maximum length of a header in lines; a longer one cannot match the expected header.
    private static final int MOST_LINES = 10_000;

    private static final int LONGEST_LINE = 1 << 16;

    private final RandomAccessFile output;
    private final int width;
    private final List<Samples> games = new ArrayList<>();

    private SampleFile(RandomAccessFile output, int width) {
        this.output = output;
        this.width = width;
    }

    /// Starts a file and replaces an existing one.
    ///
    /// @param header the configuration of the games, in lines
    /// @param width the number of features
    public static SampleFile begin(Path file, String header, int width) {
        try {
            var output = new RandomAccessFile(file.toFile(), "rw");
            output.setLength(0);
            output.write(encoded(header));
            return new SampleFile(output, width);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Opens a file to append to it.
    ///
    /// @throws IllegalArgumentException if its header differs; the message says where
    public static SampleFile resume(Path file, String header, int width) {
        try (var input = new DataInputStream(new BufferedInputStream(InputFile.open(file), 1 << 16))) {
            refuseOther(file, header, readHeader(input));
            var games = new ArrayList<Samples>();
            long end = encoded(header).length;
            for (byte[] game = game(input, width); game.length > 0; game = game(input, width)) {
                games.add(samples(ByteBuffer.wrap(game), width));
                end += game.length + Integer.BYTES;
            }
            var output = new RandomAccessFile(file.toFile(), "rw");
            output.setLength(end);
            output.seek(end);
            var resumed = new SampleFile(output, width);
            resumed.games.addAll(games);
            return resumed;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] encoded(String header) {
        return (header.strip() + "\n\n").getBytes(StandardCharsets.UTF_8);
    }

    private static List<String> readHeader(DataInputStream input) throws IOException {
        var lines = new ArrayList<String>();
        for (String line = line(input); !line.isEmpty() && lines.size() < MOST_LINES; line = line(input)) {
            lines.add(line);
        }
        return lines;
    }

    private static String line(DataInputStream input) throws IOException {
        var line = new ByteArrayOutputStream();
        for (int next = input.read(); next >= 0 && next != '\n' && line.size() < LONGEST_LINE; next = input.read()) {
            line.write(next);
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    private static void refuseOther(Path file, String header, List<String> there) {
        List<String> here = header.strip().lines().toList();
        for (int at = 0; at < Math.max(here.size(), there.size()); at++) {
            String asked = at < here.size() ? here.get(at) : "nothing";
            String found = at < there.size() ? there.get(at) : "nothing";
            if (!asked.equals(found)) {
                throw new IllegalArgumentException(file + " has " + found + ", got " + asked);
            }
        }
    }

    /// Returns the bytes of a game without its checksum; empty at the end, or if the game is incomplete.
    private static byte[] game(DataInputStream input, int width) throws IOException {
        try {
            int count = input.readInt();
            long length = Integer.BYTES + (long) count * (width + 1) * Double.BYTES;
            if (count < 0 || length > 1 << 26) {
                return new byte[0];
            }
            byte[] game = new byte[(int) length];
            ByteBuffer.wrap(game).putInt(count);
            input.readFully(game, Integer.BYTES, game.length - Integer.BYTES);
            return input.readInt() == checksum(game) ? game : new byte[0];
        } catch (EOFException cut) {
            return new byte[0];
        }
    }

    private static Samples samples(ByteBuffer game, int width) {
        var samples = new Samples(width);
        var vector = new double[width];
        int count = game.getInt();
        for (int sample = 0; sample < count; sample++) {
            for (int index = 0; index < width; index++) {
                vector[index] = game.getDouble();
            }
            samples.add(vector);
            samples.setTarget(sample, game.getDouble());
        }
        return samples;
    }

    private static int checksum(byte[] game) {
        var check = new CRC32C();
        check.update(game);
        return (int) check.getValue();
    }

    /// Appends a game in a single write.
    public void add(Samples samples) {
        var game = ByteBuffer.allocate(2 * Integer.BYTES + samples.size() * (width + 1) * Double.BYTES);
        game.putInt(samples.size());
        for (int sample = 0; sample < samples.size(); sample++) {
            for (int index = 0; index < width; index++) {
                game.putDouble(samples.feature(sample, index));
            }
            game.putDouble(samples.target(sample));
        }
        var content = new byte[game.position()];
        game.flip().get(content);
        game.clear().position(content.length).putInt(checksum(content));
        try {
            output.write(game.array());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        games.add(samples);
    }

    /// Returns all games so far.
    public List<Samples> games() {
        return List.copyOf(games);
    }

    /// Returns the number of games.
    public int size() {
        return games.size();
    }

    @Override
    public void close() {
        try {
            output.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
