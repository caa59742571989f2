package dev.quoin.game.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/// Reads a program's output line by line on its own thread, and stops when it exceeds the limits.
final class Intake {
    private final InputStream input;
    private final ProgramLimits limits;
    private final BlockingQueue<Heard> items = new LinkedBlockingQueue<>();
    private final AtomicLong heard = new AtomicLong();
    private final byte[] line;
    private int length;

    private Intake(InputStream input, ProgramLimits limits) {
        this.input = input;
        this.limits = limits;
        this.line = new byte[limits.line()];
    }

    static Intake of(InputStream input, ProgramLimits limits) {
        var intake = new Intake(input, limits);
        Thread.ofPlatform().daemon().name("program-output").start(intake::read);
        return intake;
    }

    /// Discards the lines read so far, which cannot answer the next request, and returns them.
    List<String> forget() {
        var lines = new ArrayList<String>();
        while (items.peek() instanceof Heard.Line(String text)) {
            items.remove();
            lines.add(text);
        }
        return lines;
    }

    /// Resets the limit, but not the lines read so far.
    void listenAnew() {
        heard.set(0);
    }

    /// The next line, end or overflow; empty after the timeout. The end and an overflow stay in the queue.
    Optional<Heard> next(long nanos) {
        try {
            Optional<Heard> item = Optional.ofNullable(items.poll(nanos, TimeUnit.NANOSECONDS));
            item.filter(last -> !(last instanceof Heard.Line)).ifPresent(items::add);
            return item;
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /// The bytes after the last newline: the start of a line, or a line whose newline is missing.
    synchronized byte[] unfinished() {
        return Arrays.copyOf(line, length);
    }

    private void read() {
        var buffer = new byte[8192];
        // not closed after an overflow, so that the program blocks instead of dying of a broken pipe
        try {
            int count = input.read(buffer);
            while (count >= 0) {
                if (heard.addAndGet(count) > limits.span()) {
                    items.add(new Heard.Flood("it wrote more than " + limits.span() + " bytes in one " + limits.of()));
                    return;
                }
                if (!take(buffer, count)) {
                    items.add(new Heard.Flood("it wrote a line of more than " + limits.line() + " bytes"));
                    return;
                }
                count = input.read(buffer);
            }
        } catch (IOException closed) {
            // the end of the process is the end of its output
        }
        endLastLine();
        items.add(new Heard.End("closed its output"));
    }

    /// Splits bytes into lines; false when a line is too long.
    private synchronized boolean take(byte[] buffer, int count) {
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

    private synchronized void endLastLine() {
        if (length > 0) {
            endLine();
        }
    }

    private synchronized void endLine() {
        items.add(new Heard.Line(new String(line, 0, length, StandardCharsets.UTF_8).strip()));
        length = 0;
    }
}
