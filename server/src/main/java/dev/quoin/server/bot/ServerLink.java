package dev.quoin.server.bot;

import dev.quoin.server.visit.ErrorResponse;
import dev.quoin.server.visit.GameEvents;
import dev.quoin.server.visit.Visitor;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/// A bot's connection to a server, as one player. Requests that get no answer are repeated until the server
/// is back. Thread-safe once [#catalogue] has returned.
public final class ServerLink implements AutoCloseable {
    private static final Duration FIRST_PAUSE = Duration.ofMillis(250);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);

    /// How long an opponent may think before the connection is made anew.
    private static final Duration SILENCE = Duration.ofMinutes(2);

    /// How long to try to reach a server again.
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private final HttpClient http = Visitor.connections();
    private final Visitor visitor;
    private final URI site;
    private final Consumer<String> messages;

    /// Creates a new player on a server.
    ///
    /// @param messages gets a sentence when the connection is lost
    public ServerLink(URI site, Consumer<String> messages) {
        this.site = site;
        this.visitor = new Visitor(http, site.resolve("/"));
        this.messages = messages;
    }

    /// A request that can be repeated.
    interface Attempt<T> {
        T run() throws IOException, InterruptedException;
    }

    /// Requests the catalogue, once, to see whether there is a server, and becomes one of its players. Call
    /// it before several threads use the link; otherwise each becomes a player of its own.
    public JsonNode catalogue() throws IOException, InterruptedException {
        JsonNode catalogue = visitor.read("api/catalogue");
        JsonNode _ = visitor.read("api/player");
        return catalogue;
    }

    /// Starts a game.
    JsonNode start(String games, String body) throws IOException, InterruptedException {
        return retried(() -> {
            Visitor.Answer answer = visitor.send(games, body);
            if (!answer.isSuccess()) {
                throw answer.error();
            }
            return answer.json();
        });
    }

    /// Requests the state of a game.
    JsonNode game(String path) throws IOException, InterruptedException {
        return retried(() -> visitor.read(path));
    }

    /// Sends a request once. After an [IOException] it is unknown whether the server has handled it.
    Visitor.Answer send(String path, String body) throws IOException, InterruptedException {
        return visitor.send(path, body);
    }

    /// Follows the events of a game until one of them is as wanted.
    JsonNode await(String path, Predicate<JsonNode> wanted) throws IOException, InterruptedException {
        return retried(() -> timed(() -> {
            try (GameEvents events = visitor.events(path + "/events")) {
                JsonNode game = events.next();
                while (!wanted.test(game)) {
                    game = events.next();
                }
                return game;
            }
        }));
    }

    /// Ends an attempt that takes too long: the end of a connection is not always noticed.
    private static <T> T timed(Callable<T> attempt) throws IOException, InterruptedException {
        var task = new FutureTask<T>(attempt);
        Thread.startVirtualThread(task);
        try {
            return task.get(SILENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            throw new IOException("nothing for " + SILENCE.toSeconds() + " s", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException lost) {
                throw lost;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            task.cancel(true);
        }
    }

    private <T> T retried(Attempt<T> attempt) throws IOException, InterruptedException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        Duration pause = FIRST_PAUSE;
        while (true) {
            try {
                return attempt.run();
            } catch (IOException e) {
                boolean useless = e instanceof ErrorResponse declined && !declined.isTemporary();
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
                if (useless || System.nanoTime() > deadline) {
                    throw e;
                }
                if (pause.equals(FIRST_PAUSE)) {
                    messages.accept("No answer from " + site
                            + (e.getMessage() == null ? "" : " (" + e.getMessage() + ")") + "; trying again");
                }
            }
            Thread.sleep(pause);
            pause = pause.multipliedBy(2).compareTo(LONGEST_PAUSE) < 0 ? pause.multipliedBy(2) : LONGEST_PAUSE;
        }
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
