package dev.quoin.othello.nboard;

import dev.quoin.game.file.BoundedLineReader;
import java.io.IOException;
import java.io.Reader;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;

/// The commands that wait to be done. A thread of its own reads them, so that a search can see them come.
final class Inbox {
    /// How long a search may still go on when nobody will ask anything more.
    private static final Duration GRACE = Duration.ofSeconds(2);

    private static final String QUIT = "quit";

    private final LinkedBlockingQueue<Waiting> waiting = new LinkedBlockingQueue<>();

    /// Begins to read. The thread ends with the input, and does not keep the program alive.
    Inbox(Reader input) {
        Thread.ofPlatform()
                .daemon()
                .name("nboard-input")
                .start(() -> read(new BoundedLineReader(input, "standard input")));
    }

    private void read(BoundedLineReader input) {
        try {
            for (String line = input.readLine(); line != null; line = input.readLine()) {
                waiting.add(new Waiting(line.strip(), System.nanoTime()));
            }
        } catch (IOException gone) {
            // an input that breaks off has ended
        }
        waiting.add(new Waiting(QUIT, System.nanoTime()));
    }

    /// The next command, once there is one; empty at the end of the input or of the session.
    Optional<String> take() throws InterruptedException {
        Waiting next = waiting.take();
        return next.line.equals(QUIT) ? Optional.empty() : Optional.of(next.line);
    }

    /// Whether a search shall end: a `ping` or another position waits, or since a while the end of the session.
    boolean isUrgent() {
        for (Waiting each : waiting) {
            if (each.isUrgent()) {
                return true;
            }
        }
        return false;
    }

    private record Waiting(String line, long arrival) {
        boolean isUrgent() {
            return line.startsWith("ping")
                    || line.startsWith("set game")
                    || line.startsWith("move")
                    || line.equals(QUIT) && System.nanoTime() - arrival > GRACE.toNanos();
        }
    }
}
