package dev.quoin.othello.nboard;

import dev.quoin.game.file.BoundedLineReader;
import java.io.IOException;
import java.io.Reader;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;

/// A queue of commands, read by a separate thread so that a search can see them arrive.
final class Inbox {
    /// How long a search may continue after the end of the input.
    private static final Duration GRACE = Duration.ofSeconds(2);

    private static final String QUIT = "quit";

    private final LinkedBlockingQueue<Waiting> waiting = new LinkedBlockingQueue<>();

    /// Starts reading. The thread ends with the input, and does not keep the program alive.
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
            // a broken input has ended
        }
        waiting.add(new Waiting(QUIT, System.nanoTime()));
    }

    /// Waits for the next command; empty at the end of the input or of the session.
    Optional<String> take() throws InterruptedException {
        Waiting next = waiting.take();
        return next.line.equals(QUIT) ? Optional.empty() : Optional.of(next.line);
    }

    /// Whether a search should end: a `ping` or another position is waiting, or the session ended a while
    /// ago.
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
