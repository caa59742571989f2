package dev.quoin.arena.othello;

import dev.quoin.arena.player.Allowance;
import dev.quoin.arena.player.Player;
import dev.quoin.arena.player.PlayerFailure;
import dev.quoin.arena.player.Quarters;
import dev.quoin.arena.player.Request;
import dev.quoin.arena.player.Seating;
import dev.quoin.arena.player.Wiretap;
import dev.quoin.arena.record.ErrorCode;
import dev.quoin.game.Agent;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.process.ProgramLauncher;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.external.Dialogue;
import dev.quoin.othello.external.EngineException;
import dev.quoin.othello.external.GtpAgent;
import dev.quoin.othello.external.NboardAgent;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/// An engine at the table. Mutable, for one thread.
final class EnginePlayer implements Player<OthelloPosition, OthelloMove> {
    /// How long an engine may take until it can play at all: some read their evaluation first.
    private static final Duration TO_START = Duration.ofMinutes(1);

    private final EngineContestant contestant;
    private final ProgramLauncher launcher;
    private final Dialogue dialogue;
    private Optional<Engine> engine = Optional.empty();

    private record Engine(Agent<OthelloPosition, OthelloMove> agent, Consumer<Duration> waiting, Runnable ending) {}

    EnginePlayer(EngineContestant contestant, Quarters quarters) {
        this.contestant = contestant;
        this.launcher =
                ProgramLauncher.in(contestant.surroundings(), contestant.command(), quarters.folder(), quarters.logs());
        this.dialogue = tapped(contestant.name(), quarters.wiretap());
    }

    private static Dialogue tapped(String name, Wiretap wiretap) {
        return new Dialogue() {
            @Override
            public void told(String line) {
                wiretap.heard(name, Wiretap.Direction.TO_AGENT, line);
            }

            @Override
            public void said(String line) {
                wiretap.heard(name, Wiretap.Direction.FROM_AGENT, line);
            }
        };
    }

    @Override
    public String name() {
        return contestant.name();
    }

    @Override
    public void begin(Seating seating) {
        launcher.begin(seating.label() + "-" + contestant.name());
        if (engine.isEmpty()) {
            try {
                engine = Optional.of(start());
            } catch (EngineException why) {
                throw failure(why, ErrorCode.STALLED);
            }
        }
    }

    private Engine start() {
        return switch (contestant.protocol()) {
            case NBOARD -> {
                var agent = NboardAgent.start(launcher, contestant.depth(), TO_START, dialogue);
                yield new Engine(agent, agent::waitAtMost, agent::close);
            }
            case GTP -> {
                var agent = GtpAgent.start(launcher, TO_START, dialogue);
                yield new Engine(agent, agent::waitAtMost, agent::close);
            }
        };
    }

    @Override
    public OthelloMove choose(Request<OthelloPosition> request) {
        Engine asked = engine.orElseThrow(() -> new IllegalStateException("a game must begin first"));
        Allowance allowance = request.allowance();
        try {
            if (request.complaint().isGiven()) {
                asked.agent()
                        .refused(new IllegalMoveException(
                                request.complaint().code(), request.complaint().message()));
            }
            asked.waiting().accept(allowance.patience());
            return asked.agent().choose(request.seen(), allowance.budget());
        } catch (EngineException why) {
            close();
            throw failure(why, allowance.late());
        }
    }

    private static PlayerFailure failure(EngineException why, ErrorCode late) {
        ErrorCode code = switch (why.trouble()) {
            case ENDED -> ErrorCode.DIED;
            case LATE -> late;
            case FLOODED -> ErrorCode.FLOODED;
        };
        return new PlayerFailure(code, String.valueOf(why.getMessage()));
    }

    @Override
    public void close() {
        engine.ifPresent(running -> running.ending().run());
        engine = Optional.empty();
    }
}
