package dev.quoin.arena.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/// Reads what an agent says, line by line, on a thread of its own, and stops when it is too much.
final class Intake {
    /// What has come.
    sealed interface Item {
        /// A line without its end. Bytes that are no UTF-8 are replaced.
        record Line(String text) implements Item {}

        /// Nothing more will come.
        record End() implements Item {}

        /// More came than an agent may say; nothing more is read.
        record Flood(String sentence) implements Item {}
    }

    private final InputStream input;
    private final Limits limits;
    private final BlockingQueue<Item> items = new LinkedBlockingQueue<>();
    private final AtomicLong heard = new AtomicLong();
    private final byte[] line;
    private int length;

    /// How much an agent may say.
    ///
    /// @param line the bytes of one line
    /// @param game the bytes of one game
    record Limits(int line, long game) {
        /// More than any move needs, and than any agent writes beside it.
        static final Limits STANDARD = new Limits(4096, 1 << 20);
    }

    private Intake(InputStream input, Limits limits) {
        this.input = input;
        this.limits = limits;
        this.line = new byte[limits.line()];
    }

    static Intake of(InputStream input, Limits limits) {
        var intake = new Intake(input, limits);
        Thread.ofPlatform().daemon().name("agent-output").start(intake::read);
        return intake;
    }

    /// Forgets what has come so far; whatever it is, it is no answer to what is asked next.
    ///
    /// @return the lines
    int forget() {
        int forgotten = 0;
        while (items.peek() instanceof Item.Line) {
            items.remove();
            forgotten++;
        }
        return forgotten;
    }

    /// A game begins: what was said before does not count any more.
    void begin() {
        forget();
        heard.set(0);
    }

    /// The next item, empty when none has come in time. The end and a flood stay.
    Optional<Item> next(long nanos) {
        try {
            Optional<Item> item = Optional.ofNullable(items.poll(nanos, TimeUnit.NANOSECONDS));
            item.filter(last -> !(last instanceof Item.Line)).ifPresent(items::add);
            return item;
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private void read() {
        var buffer = new byte[8192];
        // not closed after a flood, so that the agent waits instead of dying of a broken pipe
        try {
            int count = input.read(buffer);
            while (count >= 0) {
                if (heard.addAndGet(count) > limits.game()) {
                    items.add(new Item.Flood("it wrote more than " + limits.game() + " bytes in one game"));
                    return;
                }
                if (!take(buffer, count)) {
                    items.add(new Item.Flood("it wrote a line of more than " + limits.line() + " bytes"));
                    return;
                }
                count = input.read(buffer);
            }
        } catch (IOException closed) {
            // the end of the process is the end of its output
        }
        if (length > 0) {
            endLine();
        }
        items.add(new Item.End());
    }

    /// Cuts bytes into lines; false when a line is too long.
    private boolean take(byte[] buffer, int count) {
        for (int at = 0; at < count; at++) {
            if (buffer[at] == '\n') {
                endLine();
            } else if (length == line.length) {
                return false;
            } else {
                line[length++] = buffer[at];
            }
        }
        return true;
    }

    private void endLine() {
        items.add(new Item.Line(new String(line, 0, length, StandardCharsets.UTF_8).strip()));
        length = 0;
    }
}
