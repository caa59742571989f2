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
import dev.quoin.server.http.caller.Requester;
import dev.quoin.server.work.WorkKind;
import dev.quoin.server.work.WorkScheduler;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Asks agents for their moves. Thread-safe.
public final class AgentExecutor {
    private static final Logger LOG = LoggerFactory.getLogger(AgentExecutor.class);

    /// How long to wait for the reply of a program.
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    /// How much longer an agent may take: those that do not search ignore their budget, and the machine may be busy.
    private static final Duration MARGIN = Duration.ofSeconds(25);

    private final WorkScheduler scheduler;
    private final Path folder;
    private final Budget replyBudget;
    private final Meters meters;

    /// An executor whose external agents run in a folder.
    ///
    /// @param replyBudget how much a built-in agent may think about a move
    public AgentExecutor(WorkScheduler scheduler, Path folder, Budget replyBudget, Meters meters) {
        this.scheduler = scheduler;
        this.replyBudget = replyBudget;
        this.folder = folder;
        this.meters = meters;
    }

    /// Asks a contestant for a move and makes it.
    ///
    /// The reply counts as work for the request that this thread answers, so that one client's games do not delay
    /// those of others.
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
        Requester requester = Requester.current().orPlayer(asked.stored().player());
        Thread.startVirtualThread(() -> ScopedValue.where(Requester.CURRENT, requester)
                .run(() -> askAndReply(room, asked, taken, requester, replied, left)));
    }

    private <P, M> void askAndReply(
            Room<P, M> room,
            GameState<P, M> asked,
            Supplier<Optional<Contestant<P, M>>> taken,
            Requester requester,
            Runnable replied,
            Runnable left) {
        try {
            Optional<Contestant<P, M>> contestant = taken.get();
            if (contestant.isEmpty()) {
                return;
            }
            Thread.sleep(asked.stored().pauseMillis());
            int seat = asked.toMove().orElseThrow();
            turn(room, asked, contestant.get(), requester, seat)
                    .or(() -> room.ruleset().pass(asked.position()).map(asked::play))
                    .ifPresentOrElse(turn -> room.reply(asked, turn), () -> room.giveUp(asked, seat));
            replied.run();
        } catch (InterruptedException e) {
            LOG.atDebug().log("the server stops; the agent is asked again after the next start");
        } catch (RuntimeException e) {
            if (scheduler.isClosed()) {
                LOG.atDebug().log("the server stops; the agent is asked again after the next start");
            } else {
                LOG.atError().setCause(e).log("an agent's move could not be made");
                room.forgetQuestion(asked);
            }
        } finally {
            left.run();
        }
    }

    private <P, M> Optional<Turn<P, M>> turn(
            Room<P, M> room, GameState<P, M> asked, Contestant<P, M> contestant, Requester requester, int seat)
            throws InterruptedException {
        WorkKind kind = contestant instanceof Contestant.BuiltIn<P, M> ? WorkKind.REPLY : WorkKind.PROGRAM;
        try {
            return scheduler
                    .submit(kind, requester, limit(kind), _ -> choose(room, asked, contestant, seat))
                    .await();
        } catch (CancellationException e) {
            if (scheduler.isClosed()) {
                throw e;
            }
            LOG.atWarn().addKeyValue("agent", contestant.name()).log("an agent took too long");
            return Optional.empty();
        }
    }

    /// How long choosing a move may take. A program that answers wrongly is asked again, each time for [#TIMEOUT].
    private Duration limit(WorkKind kind) {
        if (kind == WorkKind.PROGRAM) {
            return TIMEOUT.multipliedBy(TurnLoop.DEFAULT_TRIES).plus(MARGIN);
        }
        return MARGIN.plus(replyBudget instanceof Budget.Time(Duration time) ? time : TIMEOUT);
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
        if (scheduler.isClosed()) {
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
}
