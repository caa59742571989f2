package dev.quoin.learning.pattern;

import dev.quoin.game.file.AtomicFile;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/// The file from which a pattern training resumes: lines of text, an empty line, then the weights in binary.
///
/// @param notes the configuration of the training
/// @param games the number of games so far
/// @param squaredErrors the sum of the squared errors since the last point of the learning curve
record Checkpoint(Map<String, String> notes, long games, double squaredErrors) {
    /// Before the first game.
    static final Checkpoint NONE = new Checkpoint(Map.of(), 0, 0);

    private static final SizeLimit LIMIT = SizeLimit.megabytes(256, "a checkpoint of a pattern training");
    private static final String MARK = "quoin patterns course 1";
    private static final String GAMES = "games";
    private static final String SQUARES = "squares";
    private static final String SEPARATOR = " = ";

    /// Replaces the file.
    void write(Path file, TdWeights weights) {
        var head = new StringBuilder(MARK).append('\n');
        notes.forEach((name, value) ->
                head.append(name).append(SEPARATOR).append(value).append('\n'));
        head.append(GAMES).append(SEPARATOR).append(games).append('\n');
        head.append(SQUARES)
                .append(SEPARATOR)
                .append(Double.toHexString(squaredErrors))
                .append("\n\n");
        byte[] text = head.toString().getBytes(StandardCharsets.UTF_8);
        float[][] all = weights.state();
        ByteBuffer bytes = ByteBuffer.allocate(text.length + all.length * all[0].length * Float.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put(text);
        for (float[] part : all) {
            bytes.asFloatBuffer().put(part);
            bytes.position(bytes.position() + part.length * Float.BYTES);
        }
        AtomicFile.write(file, bytes.array());
    }

    /// Reads a checkpoint, its weights into `weights`.
    ///
    /// @throws IllegalArgumentException if the file is not a checkpoint
    static Checkpoint read(Path file, TdWeights weights) {
        byte[] all;
        try {
            all = InputFile.bytes(file, LIMIT);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        int end = headEnd(all);
        float[][] parts = weights.state();
        long expected = (long) parts.length * parts[0].length * Float.BYTES;
        if (end < 0 || all.length - end != expected) {
            throw notACheckpoint(file);
        }
        ByteBuffer bytes = ByteBuffer.wrap(all).order(ByteOrder.LITTLE_ENDIAN).position(end);
        for (float[] part : parts) {
            bytes.asFloatBuffer().get(part);
            bytes.position(bytes.position() + part.length * Float.BYTES);
        }
        return head(file, new String(all, 0, end, StandardCharsets.UTF_8));
    }

    private static Checkpoint head(Path file, String text) {
        var notes = new LinkedHashMap<String, String>();
        text.lines().skip(1).filter(line -> !line.isEmpty()).forEach(line -> {
            String[] halves = line.split(SEPARATOR, 2);
            notes.put(halves[0], halves.length == 2 ? halves[1] : "");
        });
        String games = notes.remove(GAMES);
        String squares = notes.remove(SQUARES);
        if (!text.startsWith(MARK + "\n") || games == null || squares == null || !games.matches("[0-9]{1,15}")) {
            throw notACheckpoint(file);
        }
        try {
            return new Checkpoint(notes, Long.parseLong(games), Double.parseDouble(squares));
        } catch (NumberFormatException e) {
            throw notACheckpoint(file);
        }
    }

    private static IllegalArgumentException notACheckpoint(Path file) {
        return new IllegalArgumentException(file + " is not a checkpoint of a pattern training");
    }

    /// Returns the offset of the weights, after the first empty line; -1 if there is none.
    private static int headEnd(byte[] all) {
        for (int at = 1; at < Math.min(all.length, 4096); at++) {
            if (all[at] == '\n' && all[at - 1] == '\n') {
                return at + 1;
            }
        }
        return -1;
    }
}
