package dev.quoin.learning.sample;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;

/// The moves of games in a file that only ever grows, game by game. Mutable, for one thread; close it.
///
/// It begins with lines of text that say which games they are, and an empty line. A game is the number of its moves,
/// for each its features and its target, and a checksum. A last game that is not whole is cut off when the file is
/// opened again.
public final class SampleFile implements AutoCloseable {
    private final RandomAccessFile output;
    private final int width;
    private final List<Samples> games = new ArrayList<>();

    private SampleFile(RandomAccessFile output, int width) {
        this.output = output;
        this.width = width;
    }

    /// Begins a file, over whatever was there.
    ///
    /// @param says which games they are, in lines
    /// @param width how many features a move has
    public static SampleFile begin(Path file, String says, int width) {
        try {
            var output = new RandomAccessFile(file.toFile(), "rw");
            output.setLength(0);
            output.write(header(says));
            return new SampleFile(output, width);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Opens a file to go on with it.
    ///
    /// @throws IllegalArgumentException when it is of other games; the message says what differs
    public static SampleFile resume(Path file, String says, int width) {
        try (var input = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16))) {
            refuseOther(file, says, header(input));
            var games = new ArrayList<Samples>();
            long end = header(says).length;
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

    private static byte[] header(String says) {
        return (says.strip() + "\n\n").getBytes(StandardCharsets.UTF_8);
    }

    private static List<String> header(DataInputStream input) throws IOException {
        var lines = new ArrayList<String>();
        for (String line = line(input); !line.isEmpty(); line = line(input)) {
            lines.add(line);
        }
        return lines;
    }

    private static String line(DataInputStream input) throws IOException {
        var line = new ByteArrayOutputStream();
        for (int next = input.read(); next >= 0 && next != '\n'; next = input.read()) {
            line.write(next);
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    private static void refuseOther(Path file, String says, List<String> there) {
        List<String> here = says.strip().lines().toList();
        for (int at = 0; at < Math.max(here.size(), there.size()); at++) {
            String asked = at < here.size() ? here.get(at) : "nothing";
            String found = at < there.size() ? there.get(at) : "nothing";
            if (!asked.equals(found)) {
                throw new IllegalArgumentException(file + " has " + found + ", got " + asked);
            }
        }
    }

    /// The bytes of a game without its checksum; none at the end, or where a game is not whole.
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

    /// Adds a game; it is handed to the system whole.
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

    /// All games so far.
    public List<Samples> games() {
        return List.copyOf(games);
    }

    /// How many games there are.
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
