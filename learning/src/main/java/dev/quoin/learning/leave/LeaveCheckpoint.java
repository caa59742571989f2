package dev.quoin.learning.leave;

import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.MultisetRank;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.file.AtomicFile;
import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/// The file from which a training of leave values resumes: its configuration, how far it is, the values of the
/// round before and the sums of this one, deflated, with a checksum.
///
/// @param notes the configuration of the training
/// @param round the round, from 0
/// @param games the games of this round so far
/// @param table the values that these games are played with
/// @param sums what they told
/// @param unseen what those of the round for corrections told; in the file only if the training has one
record LeaveCheckpoint(
        Map<String, String> notes, int round, int games, LeaveTable table, LeaveSums sums, UnseenSums unseen) {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(512, "a checkpoint of a training of leave values");
    private static final String MARK = "quoin leaves training 1";
    private static final int MOST_NOTES = 100;

    /// Replaces the file.
    void write(Path file) {
        var bytes = new ByteArrayOutputStream(1 << 20);
        var check = new CRC32C();
        try (var deflater = new Deflater(Deflater.BEST_SPEED);
                var out = new DataOutputStream(
                        new CheckedOutputStream(new DeflaterOutputStream(bytes, deflater, 1 << 16), check))) {
            out.writeUTF(MARK);
            out.writeInt(notes.size());
            for (Map.Entry<String, String> note : notes.entrySet()) {
                out.writeUTF(note.getKey());
                out.writeUTF(note.getValue());
            }
            out.writeInt(round);
            out.writeInt(games);
            for (int rank = 0; rank < sums.sums.length; rank++) {
                out.writeShort(table.value(rank) / LeaveTable.UNIT);
                out.writeLong(sums.sums[rank]);
                out.writeLong(sums.weights[rank]);
            }
            if (notes.containsKey(LeaveConfig.UNSEEN)) {
                for (long moment : unseen.moments) {
                    out.writeLong(moment);
                }
            }
            out.writeLong(check.getValue());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        AtomicFile.write(file, bytes.toByteArray());
    }

    /// Reads a checkpoint.
    ///
    /// @throws IllegalArgumentException if the file is not a checkpoint of a training with this configuration
    static LeaveCheckpoint read(Path file, Map<String, String> expected, Variant variant) {
        byte[] all;
        try {
            all = InputFile.bytes(file, LIMIT);
        } catch (NoSuchFileException e) {
            throw new IllegalArgumentException("there is no training to resume: " + FileErrors.describe(e), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var check = new CRC32C();
        try (var in = new DataInputStream(
                new CheckedInputStream(new InflaterInputStream(new ByteArrayInputStream(all)), check))) {
            return read(file, in, check, expected, variant);
        } catch (IOException e) {
            throw new IllegalArgumentException(file + " is not a checkpoint of a training of leave values", e);
        }
    }

    private static LeaveCheckpoint read(
            Path file, DataInputStream in, CRC32C check, Map<String, String> expected, Variant variant)
            throws IOException {
        MultisetRank ranks = LeaveTable.ranks(variant);
        if (!in.readUTF().equals(MARK)) {
            throw new IOException("another mark");
        }
        Map<String, String> notes = notes(in);
        expected.forEach((name, value) -> {
            String theirs = notes.getOrDefault(name, "nothing");
            if (!theirs.equals(value)) {
                throw new IllegalArgumentException(
                        "the training of " + file + " has " + name + " = " + theirs + ", got " + value);
            }
        });
        int round = in.readInt();
        int games = in.readInt();
        var values = new short[ranks.size()];
        var sums = new LeaveSums(ranks);
        for (int rank = 0; rank < values.length; rank++) {
            values[rank] = in.readShort();
            sums.sums[rank] = in.readLong();
            sums.weights[rank] = in.readLong();
        }
        LeaveTable table = LeaveTable.of(ranks, values);
        var unseen = new UnseenSums(variant.tiles(), table);
        for (int at = 0; at < unseen.moments.length && notes.containsKey(LeaveConfig.UNSEEN); at++) {
            unseen.moments[at] = in.readLong();
        }
        long sum = check.getValue();
        if (in.readLong() != sum) {
            throw new IOException("another checksum");
        }
        return new LeaveCheckpoint(notes, round, games, table, sums, unseen);
    }

    private static Map<String, String> notes(DataInputStream in) throws IOException {
        var notes = new LinkedHashMap<String, String>();
        int count = Math.min(in.readInt(), MOST_NOTES);
        for (int note = 0; note < count; note++) {
            String name = in.readUTF();
            notes.put(name, in.readUTF());
        }
        return notes;
    }
}
