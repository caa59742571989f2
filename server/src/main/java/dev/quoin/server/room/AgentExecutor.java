package dev.quoin.server.room;

import dev.quoin.game.Budget;
import dev.quoin.game.Refusal;
import dev.quoin.game.Turn;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.PlayerError;
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
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Requests moves from agents. Thread-safe.
public final class AgentExecutor {
    private static final Logger LOG = LoggerFactory.getLogger(AgentExecutor.class);

    /// How long to wait for the reply of a program without a time budget.
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    /// The time a program gets in addition to its budget, because it is started for every move.
    private static final Duration STARTING = Duration.ofSeconds(5);

    /// The additional time an agent may take: agents that do not search ignore their budget, and the machine
    /// may be busy.
    private static final Duration MARGIN = Duration.ofSeconds(25);

    private static final String LATE = "did not reply in time";

    private final WorkScheduler scheduler;
    private final Path folder;
    private final Budget replyBudget;
    private final Meters meters;

    /// Creates an executor whose external agents run in a folder.
    ///
    /// @param replyBudget the budget per move
    public AgentExecutor(WorkScheduler scheduler, Path folder, Budget replyBudget, Meters meters) {
        this.scheduler = scheduler;
        this.replyBudget = replyBudget;
        this.folder = folder;
        this.meters = meters;
    }

    /// Requests a move from a contestant and plays it.
    ///
    /// The work is charged to the request that this thread handles, so that one client's games do not delay
    /// those of others.
    ///
    /// @param taken supplies the contestant, or empty if none needs to be asked; it may be slow
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
            Chosen<P, M> chosen = turn(room, asked, contestant.get(), requester, seat);
            chosen.turn()
                    .ifPresentOrElse(
                            turn -> room.reply(asked, turn, ""), () -> substitute(room, asked, seat, chosen.trouble()));
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

    /// The move of an agent, or why it has none.
    ///
    /// @param trouble the beginning of a sentence for the player, without anything about the server; empty if
    ///     there is a move
    private record Chosen<P, M>(Optional<Turn<P, M>> turn, String trouble) {
        static <P, M> Chosen<P, M> nothing(Contestant<P, M> contestant, String why) {
            return new Chosen<>(Optional.empty(), "The opponent '" + contestant.name() + "' " + why);
        }
    }

    /// Passes for an agent that has failed, or resigns where the rules allow no pass.
    private static <P, M> void substitute(Room<P, M> room, GameState<P, M> asked, int seat, String trouble) {
        room.ruleset()
                .pass(asked.position())
                .map(asked::play)
                .ifPresentOrElse(
                        pass -> room.reply(asked, pass, trouble + ", so it passed."),
                        () -> room.giveUp(asked, seat, trouble + ", so it resigned."));
    }

    private <P, M> Chosen<P, M> turn(
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
            return Chosen.nothing(contestant, LATE);
        }
    }

    /// Returns how long choosing a move may take. A program that answers wrongly is asked again, each time
    /// with the whole timeout.
    private Duration limit(WorkKind kind) {
        if (kind == WorkKind.PROGRAM) {
            return timeLimit().timeout().multipliedBy(TurnLoop.DEFAULT_TRIES).plus(MARGIN);
        }
        return MARGIN.plus(replyBudget instanceof Budget.Time(Duration time) ? time : TIMEOUT);
    }

    /// Returns the limits of a reply. Programs receive the budget if it is a time.
    private TimeLimit timeLimit() {
        return replyBudget instanceof Budget.Time(Duration time)
                ? new TimeLimit(replyBudget, time.toMillis() / 1e3, time.plus(STARTING), PlayerError.STALLED)
                : TimeLimit.of(replyBudget, TIMEOUT);
    }

    /// Returns a legal move of the contestant, or why it has none.
    private <P, M> Chosen<P, M> choose(Room<P, M> room, GameState<P, M> asked, Contestant<P, M> contestant, int seat) {
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
                    M canonical = room.ruleset().canonical(before, move);
                    yield new Chosen<>(Optional.of(Turn.of(seat, before, canonical, after)), "");
                }
                case Answer.Exhausted<P, M>(List<Refusal> refusals) -> {
                    LOG.atWarn()
                            .addKeyValue("agent", contestant.name())
                            .addKeyValue("refusal", refusals.getLast().message())
                            .log("an agent made no legal move");
                    yield Chosen.nothing(contestant, "made no legal move in " + refusals.size() + " tries");
                }
                case Answer.Failed<P, M>(PlayerFailure failure, var _) -> failed(contestant, failure);
            };
        } catch (PlayerFailure failure) {
            return failed(contestant, failure);
        } finally {
            meters.took("quoin_reply_seconds", System.nanoTime() - begun);
        }
    }

    private <P, M> Chosen<P, M> failed(Contestant<P, M> contestant, PlayerFailure failure) {
        if (scheduler.isClosed()) {
            throw new RejectedExecutionException("the server stops", failure);
        }
        LOG.atWarn()
                .addKeyValue("agent", contestant.name())
                .addKeyValue("failure", failure.getMessage())
                .setCause(failure.getCause())
                .log("an agent failed");
        String why = switch (failure.error()) {
            case OUT_OF_TIME, STALLED -> LATE;
            case FLOODED -> "sent too much output";
            case DIED, KILLED_IDLE, KILLED_THINKING, OPPONENT_KILLED -> "has crashed";
        };
        return Chosen.nothing(contestant, why);
    }

    private <P, M> Request<P> request(Room<P, M> room, GameState<P, M> asked, int seat, Optional<Refusal> refused) {
        String last = "";
        if (!asked.turns().isEmpty()) {
            var turn = asked.turns().getLast();
            last = room.ruleset().protocolView().publicText(turn.before(), turn.move());
        }
        return new Request<>(
                asked.game().seenBy(seat, asked.position()), seat, asked.turn() + 1, last, timeLimit(), refused);
    }
}
