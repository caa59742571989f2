package dev.quoin.server.room;

import dev.quoin.game.Budget;
import dev.quoin.game.Refusal;
import dev.quoin.game.Turn;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.PlayerFailure;
import dev.quoin.game.player.Request;
import dev.quoin.game.player.Seating;
import dev.quoin.game.player.TimeLimit;
import dev.quoin.game.player.TurnLoop;
import dev.quoin.game.player.TurnLoop.Answer;
import dev.quoin.game.player.Workspace;
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
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The threads on which agents think. Thread-safe.
///
/// A few platform threads: requests are answered by others, however long the agents take.
public final class AgentExecutor implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(AgentExecutor.class);
    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final long CLOSING_SECONDS = 5;

    private final ExecutorService threads;
    private final Path folder;
    private final Budget replyBudget;
    private final Meters meters;

    /// An executor whose external agents run in a folder.
    ///
    /// @param replyBudget how much a built-in agent may think about a move
    public AgentExecutor(int count, Path folder, Budget replyBudget, Meters meters) {
        this.replyBudget = replyBudget;
        this.threads = Executors.newFixedThreadPool(
                count, Thread.ofPlatform().daemon().name("thinker-", 0).factory());
        this.folder = folder;
        this.meters = meters;
    }

    /// Asks a contestant for a move and makes it.
    ///
    /// @param taken the contestant, empty when nobody needs to be asked; it may take its time
    /// @param replied runs after the move, if there was one
    /// @param left runs at the end in any case
    <P, M> void ask(
            Room<P, M> room,
            GameState<P, M> asked,
            Supplier<Optional<Contestant<P, M>>> taken,
            Runnable replied,
            Runnable left) {
        Thread.startVirtualThread(() -> {
            try {
                Optional<Contestant<P, M>> found = taken.get();
                if (found.isEmpty()) {
                    return;
                }
                Contestant<P, M> contestant = found.get();
                Thread.sleep(asked.stored().pauseMillis());
                int seat = asked.toMove().orElseThrow();
                threads.submit(() -> choose(room, asked, contestant, seat))
                        .get()
                        .or(() -> room.ruleset().pass(asked.position()).map(asked::play))
                        .ifPresentOrElse(turn -> room.reply(asked, turn), () -> room.giveUp(asked, seat));
                replied.run();
            } catch (InterruptedException e) {
                LOG.atDebug().log("the server stops; the agent is asked again after the next start");
            } catch (ExecutionException | RuntimeException e) {
                if (threads.isShutdown()) {
                    LOG.atDebug().log("the server stops; the agent is asked again after the next start");
                } else {
                    LOG.atError().setCause(e).log("an agent's move could not be made");
                    room.forgetQuestion(asked);
                }
            } finally {
                left.run();
            }
        });
    }

    /// A legal move of the contestant; empty when it has none to offer.
    private <P, M> Optional<Turn<P, M>> choose(
            Room<P, M> room, GameState<P, M> asked, Contestant<P, M> contestant, int seat) {
        long begun = System.nanoTime();
        String label = asked.stored().id() + "-" + asked.turn();
        try (Player<P, M> player =
                contestant.enter(Workspace.in(folder.resolve(asked.stored().id())))) {
            player.begin(new Seating(seat, asked.agentSeed(), label));
            Answer<P, M> answer = TurnLoop.ask(
                    player,
                    refused -> request(room, asked, seat, refused),
                    move -> asked.play(move).after(),
                    TurnLoop.DEFAULT_TRIES);
            return switch (answer) {
                case Answer.Moved<P, M>(M move, P after, var _) -> {
                    P before = asked.position();
                    yield Optional.of(Turn.of(seat, before, room.ruleset().canonical(before, move), after));
                }
                case Answer.Exhausted<P, M> _ -> {
                    LOG.atWarn().addKeyValue("agent", contestant.name()).log("an agent made no legal move");
                    yield Optional.empty();
                }
                case Answer.Failed<P, M>(PlayerFailure failure, var _) -> failed(contestant, failure);
            };
        } catch (PlayerFailure failure) {
            return failed(contestant, failure);
        } finally {
            meters.took("quoin_reply_seconds", System.nanoTime() - begun);
        }
    }

    private <T> Optional<T> failed(Contestant<?, ?> contestant, PlayerFailure failure) {
        if (threads.isShutdown()) {
            throw new RejectedExecutionException("the server stops", failure);
        }
        LOG.atWarn()
                .addKeyValue("agent", contestant.name())
                .addKeyValue("failure", failure.getMessage())
                .setCause(failure.getCause())
                .log("an agent failed");
        return Optional.empty();
    }

    private <P, M> Request<P> request(Room<P, M> room, GameState<P, M> asked, int seat, Optional<Refusal> refused) {
        String last = "";
        if (!asked.turns().isEmpty()) {
            var turn = asked.turns().getLast();
            last = room.ruleset().protocolView().publicText(turn.before(), turn.move());
        }
        return new Request<>(
                asked.game().seenBy(seat, asked.position()),
                seat,
                asked.turn() + 1,
                last,
                TimeLimit.of(replyBudget, TIMEOUT),
                refused);
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
