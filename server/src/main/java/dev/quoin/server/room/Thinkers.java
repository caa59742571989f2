package dev.quoin.server.room;

import dev.quoin.arena.player.Allowance;
import dev.quoin.arena.player.Contestant;
import dev.quoin.arena.player.Player;
import dev.quoin.arena.player.PlayerFailure;
import dev.quoin.arena.player.Quarters;
import dev.quoin.arena.player.Request;
import dev.quoin.arena.player.Seating;
import dev.quoin.arena.record.Complaint;
import dev.quoin.arena.record.ErrorCode;
import dev.quoin.game.Budget;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.server.http.Meters;
import dev.quoin.server.http.Refused;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The threads on which agents think. Thread-safe.
///
/// Few platform threads, since thinking is all they do: requests are answered by others, whatever the agents
/// think about.
public final class Thinkers implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Thinkers.class);
    private static final int TRIES = 3;
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final long CLOSING_SECONDS = 5;

    private final ExecutorService threads;
    private final Path folder;
    private final Meters meters;

    /// Thinkers whose programs outside run in a folder.
    public Thinkers(int count, Path folder, Meters meters) {
        this.threads = Executors.newFixedThreadPool(
                count, Thread.ofPlatform().daemon().name("thinker-", 0).factory());
        this.folder = folder;
        this.meters = meters;
    }

    /// Asks a contestant for a move where the game stands so, and makes it.
    ///
    /// @param replied is run after the move, when there was one
    /// @param left is run at the end, whatever has happened
    <P, M> void ask(
            Room<P, M> room, Standing<P, M> asked, Contestant<P, M> contestant, Runnable replied, Runnable left) {
        Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(asked.stored().pauseMillis());
                int seat = asked.toMove().orElseThrow();
                threads.submit(() -> choose(room, asked, contestant, seat))
                        .get()
                        .or(() -> room.discipline().pass(asked.position()))
                        .ifPresentOrElse(move -> room.reply(asked, move), () -> room.giveUp(asked, seat));
                replied.run();
            } catch (InterruptedException | RejectedExecutionException e) {
                LOG.atDebug().log("the server stops; the agent is asked again when it runs");
            } catch (ExecutionException | RuntimeException e) {
                LOG.atError().setCause(e).log("an agent's move could not be made");
                room.forgetQuestion();
            } finally {
                left.run();
            }
        });
    }

    /// A legal move of the contestant's; empty when it has none to offer.
    private <P, M> Optional<M> choose(Room<P, M> room, Standing<P, M> asked, Contestant<P, M> contestant, int seat) {
        long begun = System.nanoTime();
        String label = asked.stored().id() + "-" + asked.turn();
        try (Player<P, M> player =
                contestant.enter(Quarters.in(folder.resolve(asked.stored().id())))) {
            player.begin(new Seating(seat, Chances.ofAgent(asked.stored().seed(), asked.turn()), label));
            Complaint complaint = Complaint.none();
            for (int attempt = 0; attempt < TRIES; attempt++) {
                try {
                    M move = player.choose(request(room, asked, seat, complaint));
                    asked.with(move);
                    return Optional.of(move);
                } catch (IllegalMoveException refused) {
                    complaint = new Complaint(refused.code(), refused.sentence());
                }
            }
            LOG.atWarn().addKeyValue("agent", contestant.name()).log("an agent has made no legal move");
        } catch (PlayerFailure failure) {
            LOG.atWarn()
                    .addKeyValue("agent", contestant.name())
                    .addKeyValue("failure", failure.getMessage())
                    .log("an agent outside has failed");
        } finally {
            meters.took("quoin_reply_seconds", System.nanoTime() - begun);
        }
        return Optional.empty();
    }

    private static <P, M> Request<P> request(Room<P, M> room, Standing<P, M> asked, int seat, Complaint complaint) {
        String last = "";
        if (!asked.steps().isEmpty()) {
            var step = asked.steps().getLast();
            last = room.discipline().showing().overheard(step.before(), step.move());
        }
        var allowance = new Allowance(Budget.unlimited(), PATIENCE.toSeconds(), PATIENCE, ErrorCode.STALLED);
        return new Request<>(
                asked.game().seenBy(seat, asked.position()), seat, asked.turn() + 1, last, allowance, complaint);
    }

    /// Thinks about something else than a move; the caller waits.
    public <T> T think(Callable<T> thought) {
        try {
            return threads.submit(thought).get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException("a thought has failed", e);
        } catch (InterruptedException | RejectedExecutionException e) {
            throw Refused.of(503, "stopping", "the server is about to stop");
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
        try {
            // What an agent had to say is asked for again after the next start.
            boolean _ = threads.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
