package dev.quoin.game.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/// Reads what a program says, line by line, on a thread of its own, and stops when it is too much.
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

    /// Forgets what has come so far; whatever it is, it is no answer to what is asked next.
    void forget() {
        while (items.peek() instanceof Heard.Line) {
            items.remove();
        }
    }

    /// Something new begins: what was said before does not count any more.
    void begin() {
        forget();
        listenAnew();
    }

    /// What was said before does not count any more, but stays.
    void listenAnew() {
        heard.set(0);
    }

    /// The next line, the end or a flood; empty when none has come in time. The end and a flood stay.
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

    private void read() {
        var buffer = new byte[8192];
        // not closed after a flood, so that the program waits instead of dying of a broken pipe
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
        if (length > 0) {
            endLine();
        }
        items.add(new Heard.End("closed its output"));
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
        items.add(new Heard.Line(new String(line, 0, length, StandardCharsets.UTF_8).strip()));
        length = 0;
    }
}
