package dev.quoin.learning.log;

import dev.quoin.game.file.AtomicFile;
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

/// Numbers over time in a file that TensorBoard reads. Mutable, for one thread.
///
/// Such a file is a row of records: the length of the record and its check, the record and its check. A record is one
/// event in protocol-buffer form; ours have a time, a step and a summary of named numbers.
public final class TensorBoardWriter {
    private static final int HEAD = Long.BYTES + Integer.BYTES;
    private static final int FOOT = Integer.BYTES;
    private static final int MASK = 0xa282ead8;

    private static final int EVENT_TIME = 1;
    private static final int EVENT_STEP = 2;
    private static final int EVENT_VERSION = 3;
    private static final int EVENT_SUMMARY = 5;
    private static final int SUMMARY_VALUE = 1;
    private static final int VALUE_TAG = 1;
    private static final int VALUE_NUMBER = 2;

    private final Path file;
    private final InstantSource clock;

    private TensorBoardWriter(Path file, InstantSource clock) {
        this.file = file;
        this.clock = clock;
    }

    /// A new file in place of whatever was there. TensorBoard looks for names that hold `tfevents`.
    public static TensorBoardWriter begin(Path file, InstantSource clock) {
        var events = new TensorBoardWriter(file, clock);
        var message =
                new ProtobufMessage().withDouble(EVENT_TIME, events.seconds()).with(EVENT_VERSION, "brain.Event:2");
        AtomicFile.write(file, record(message.bytes()));
        return events;
    }

    /// Goes on in a file after a step: later events, and what a crash left of a record, are dropped.
    ///
    /// @throws IllegalArgumentException when the file is no such file
    public static TensorBoardWriter resume(Path file, long step, InstantSource clock) {
        var kept = new ByteArrayOutputStream();
        try {
            ByteBuffer all = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
            while (all.remaining() >= HEAD + FOOT) {
                long length = all.getLong(all.position());
                if (length < 0 || length > all.remaining() - HEAD - FOOT) {
                    break;
                }
                var bytes = new byte[(int) length];
                all.get(all.position() + HEAD, bytes);
                byte[] record = record(bytes);
                if (!all.slice(all.position(), record.length).equals(ByteBuffer.wrap(record))) {
                    throw new IllegalArgumentException(
                            file + " is no file of events: a check is wrong at byte " + all.position());
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
            throw new IllegalArgumentException(file + " is no file of events: it has no whole record");
        }
        AtomicFile.write(file, kept.toByteArray());
        return new TensorBoardWriter(file, clock);
    }

    /// Adds numbers of a step, by names such as `evaluation/greedy`; the part before the slash is the group they are
    /// shown in.
    public void add(long step, Map<String, Double> numbers) {
        var summary = new ProtobufMessage();
        numbers.forEach((name, number) -> summary.with(
                SUMMARY_VALUE,
                new ProtobufMessage().with(VALUE_TAG, name).withFloat(VALUE_NUMBER, number.floatValue())));
        var event = new ProtobufMessage()
                .withDouble(EVENT_TIME, seconds())
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
        ByteBuffer record = ByteBuffer.allocate(HEAD + bytes.length + FOOT).order(ByteOrder.LITTLE_ENDIAN);
        record.putLong(bytes.length);
        record.putInt(check(record.array(), 0, Long.BYTES));
        record.put(bytes);
        record.putInt(check(bytes, 0, bytes.length));
        return record.array();
    }

    /// The check of the format: a CRC-32C, turned and shifted so that checks of checks differ.
    private static int check(byte[] bytes, int from, int length) {
        var crc = new CRC32C();
        crc.update(bytes, from, length);
        return Integer.rotateRight((int) crc.getValue(), 15) + MASK;
    }

    /// The step of an event of ours; 0 for the first record, which has none.
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
