package dev.quoin.othello.external;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/// A running engine: lines go in, lines come out, and it surely ends. For one thread.
///
/// What it writes to its error stream is read away so that it never blocks, and the last of it is kept for messages.
final class EngineProcess implements AutoCloseable {
    /// How many lines may wait; an engine that writes more must wait itself.
    private static final int MOST_WAITING = 10_000;

    private static final int LAST_WORDS = 5;
    private static final Duration FAREWELL = Duration.ofSeconds(1);

    private final EngineCommand command;
    private final Process process;
    private final Writer input;
    private final BlockingQueue<Optional<String>> lines = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Deque<String> complaints = new ArrayDeque<>();
    private final Thread output;
    private final Thread errors;
    private boolean useless;

    private EngineProcess(EngineCommand command, Process process) {
        this.command = command;
        this.process = process;
        this.input = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
        this.output = Thread.ofVirtual().name("engine-output").start(this::readOutput);
        this.errors = Thread.ofVirtual().name("engine-errors").start(this::readErrors);
    }

    /// Starts an engine in the current folder.
    ///
    /// @throws EngineException when there is no such program or it may not be run
    static EngineProcess start(EngineCommand command) {
        try {
            return new EngineProcess(command, new ProcessBuilder(command.words()).start());
        } catch (IOException why) {
            throw new EngineException("cannot start the engine '" + command + "': " + reason(why));
        }
    }

    /// What the system says, without the JDK's words around it: `… error: 2 (No such file or directory)`.
    private static String reason(IOException why) {
        String message = String.valueOf(why.getMessage()).strip();
        int bracket = message.lastIndexOf('(');
        return bracket < 0 || !message.endsWith(")") ? message : message.substring(bracket + 1, message.length() - 1);
    }

    private void readOutput() {
        try {
            var reader = new LineReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            for (String line = reader.next(); line != null; line = reader.next()) {
                lines.put(Optional.of(line));
            }
        } catch (IOException closed) {
            // the end of the process is the end of its output
        } catch (InterruptedException closed) {
            return;
        }
        try {
            lines.put(Optional.empty());
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private void readErrors() {
        try {
            var reader = new LineReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
            for (String line = reader.next(); line != null; line = reader.next()) {
                keep(line);
            }
        } catch (IOException closed) {
            // nothing more to keep
        }
    }

    private void keep(String complaint) {
        synchronized (complaints) {
            complaints.addLast(complaint.length() > 200 ? complaint.substring(0, 200) + "…" : complaint);
            if (complaints.size() > LAST_WORDS) {
                complaints.removeFirst();
            }
        }
    }

    /// Sends one line.
    ///
    /// @throws EngineException when the engine has ended
    void send(String line) {
        if (useless) {
            throw new EngineException("the engine '" + command + "' failed before and is not asked again, got " + line);
        }
        try {
            input.write(line + "\n");
            input.flush();
        } catch (IOException gone) {
            throw failed("ended before it was told '" + line + "'" + lastWords());
        }
    }

    /// The first line that `answer` accepts; others are passed over.
    ///
    /// @param question what it answers, for the message
    /// @throws EngineException when the engine ends or says nothing of the kind in time
    <T> T await(String question, Duration patience, Function<String, Optional<T>> answer) {
        long deadline = System.nanoTime() + patience.toNanos();
        String last = "nothing";
        try {
            while (true) {
                Optional<String> line = lines.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
                if (line == null) {
                    useless = true;
                    throw new EngineException(
                            "the engine '" + command + "' did not answer '" + question + "' within " + seconds(patience)
                                    + ", it last said " + last + lastWords(),
                            true);
                }
                if (line.isEmpty()) {
                    throw failed("ended with " + exitCode() + " before it answered '" + question + "'" + lastWords());
                }
                Optional<T> accepted = answer.apply(line.get());
                if (accepted.isPresent()) {
                    return accepted.get();
                }
                last = "'" + shortened(line.get()) + "'";
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw failed("was not waited for: the thread that asked '" + question + "' was interrupted");
        }
    }

    /// What an engine did wrong, as an exception; it is not asked anything more.
    EngineException failed(String what) {
        useless = true;
        return new EngineException("the engine '" + command + "' " + what);
    }

    private String exitCode() throws InterruptedException {
        return process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS)
                ? "exit code " + process.exitValue()
                : "its output closed";
    }

    private String lastWords() {
        try {
            if (!process.isAlive()) {
                errors.join(FAREWELL);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        synchronized (complaints) {
            return complaints.isEmpty() ? "" : "; its last complaints: " + String.join(" | ", complaints);
        }
    }

    private static String seconds(Duration time) {
        return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
    }

    static String shortened(String text) {
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /// Ends the engine and everything it has started: asks with `quit`, waits a moment, then insists.
    @Override
    public void close() {
        var family = process.descendants().toList();
        try {
            input.write("quit\n");
            input.close();
        } catch (IOException gone) {
            // it has ended already
        }
        try {
            if (useless || !process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
            }
        } catch (InterruptedException stopped) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        family.forEach(ProcessHandle::destroyForcibly);
        output.interrupt();
    }
}
