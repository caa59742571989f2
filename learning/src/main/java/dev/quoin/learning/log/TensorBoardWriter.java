package dev.quoin.learning.log;

import dev.quoin.game.file.AtomicFile;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.learning.protobuf.ProtobufMessage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.InstantSource;
import java.util.Map;
import java.util.zip.CRC32C;

/// Writes scalars to an event file for TensorBoard. Mutable, not thread-safe.
///
/// An event file is a sequence of records: the length and its checksum, the event and its checksum. An event is a
/// Protocol Buffers message; ours have a wall time, a step and a summary of scalars by tag.
public final class TensorBoardWriter {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(1024, "an event file");
    private static final int HEADER = Long.BYTES + Integer.BYTES;
    private static final int FOOTER = Integer.BYTES;
    private static final int MASK_DELTA = 0xa282ead8;

    private static final int EVENT_WALL_TIME = 1;
    private static final int EVENT_STEP = 2;
    private static final int EVENT_VERSION = 3;
    private static final int EVENT_SUMMARY = 5;
    private static final int SUMMARY_VALUE = 1;
    private static final int VALUE_TAG = 1;
    private static final int VALUE_SCALAR = 2;

    private final Path file;
    private final InstantSource clock;

    private TensorBoardWriter(Path file, InstantSource clock) {
        this.file = file;
        this.clock = clock;
    }

    /// Starts a new file and replaces an existing one. TensorBoard looks for names that contain `tfevents`.
    public static TensorBoardWriter begin(Path file, InstantSource clock) {
        var events = new TensorBoardWriter(file, clock);
        var message = new ProtobufMessage()
                .withDouble(EVENT_WALL_TIME, events.seconds())
                .with(EVENT_VERSION, "brain.Event:2");
        AtomicFile.write(file, record(message.bytes()));
        return events;
    }

    /// Continues a file after a step: drops later events, and an incomplete record that a crash left.
    ///
    /// @throws IllegalArgumentException if it is not an event file
    public static TensorBoardWriter resume(Path file, long step, InstantSource clock) {
        var kept = new ByteArrayOutputStream();
        try {
            ByteBuffer all = ByteBuffer.wrap(InputFile.bytes(file, LIMIT)).order(ByteOrder.LITTLE_ENDIAN);
            while (all.remaining() >= HEADER + FOOTER) {
                long length = all.getLong(all.position());
                if (length < 0 || length > all.remaining() - HEADER - FOOTER) {
                    break;
                }
                var bytes = new byte[(int) length];
                all.get(all.position() + HEADER, bytes);
                byte[] record = record(bytes);
                if (!all.slice(all.position(), record.length).equals(ByteBuffer.wrap(record))) {
                    throw new IllegalArgumentException(
                            file + " is not an event file: wrong checksum at byte " + all.position());
                }
                if (step(bytes) <= step) {
                    kept.write(record);
                }
                all.position(all.position() + record.length);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (kept.size() == 0) {
            throw new IllegalArgumentException(file + " is not an event file: it has no complete record");
        }
        AtomicFile.write(file, kept.toByteArray());
        return new TensorBoardWriter(file, clock);
    }

    /// Adds the scalars of a step, by tags such as `eval/greedy`; TensorBoard groups them by the part before the slash.
    public void add(long step, Map<String, Double> scalars) {
        var summary = new ProtobufMessage();
        scalars.forEach((tag, value) -> summary.with(
                SUMMARY_VALUE, new ProtobufMessage().with(VALUE_TAG, tag).withFloat(VALUE_SCALAR, value.floatValue())));
        var event = new ProtobufMessage()
                .withDouble(EVENT_WALL_TIME, seconds())
                .with(EVENT_STEP, step)
                .with(EVENT_SUMMARY, summary);
        try {
            Files.write(file, record(event.bytes()), StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private double seconds() {
        return clock.millis() / 1e3;
    }

    private static byte[] record(byte[] bytes) {
        ByteBuffer record = ByteBuffer.allocate(HEADER + bytes.length + FOOTER).order(ByteOrder.LITTLE_ENDIAN);
        record.putLong(bytes.length);
        record.putInt(checksum(record.array(), 0, Long.BYTES));
        record.put(bytes);
        record.putInt(checksum(bytes, 0, bytes.length));
        return record.array();
    }

    /// Returns the masked CRC-32C of the format.
    private static int checksum(byte[] bytes, int from, int length) {
        var crc = new CRC32C();
        crc.update(bytes, from, length);
        return Integer.rotateRight((int) crc.getValue(), 15) + MASK_DELTA;
    }

    /// Returns the step of an event; 0 for the first record, which has none.
    private static long step(byte[] event) {
        var in = ByteBuffer.wrap(event);
        while (in.hasRemaining()) {
            long key = readVarint(in);
            switch ((int) (key & 7)) {
                case ProtobufMessage.VARINT -> {
                    long value = readVarint(in);
                    if (key >> 3 == EVENT_STEP) {
                        return value;
                    }
                }
                case ProtobufMessage.FIXED64 -> in.position(in.position() + Long.BYTES);
                case ProtobufMessage.BYTES -> {
                    int length = (int) readVarint(in);
                    in.position(in.position() + length);
                }
                default -> in.position(in.position() + Integer.BYTES);
            }
        }
        return 0;
    }

    private static long readVarint(ByteBuffer in) {
        long value = 0;
        for (int shift = 0; ; shift += 7) {
            byte next = in.get();
            value |= (long) (next & 127) << shift;
            if (next >= 0) {
                return value;
            }
        }
    }
}
