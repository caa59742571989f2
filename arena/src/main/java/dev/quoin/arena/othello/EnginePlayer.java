package dev.quoin.arena.othello;

import dev.quoin.arena.ErrorCode;
import dev.quoin.arena.Player;
import dev.quoin.arena.PlayerFailure;
import dev.quoin.arena.Request;
import dev.quoin.arena.Seating;
import dev.quoin.game.Agent;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.external.EngineException;
import dev.quoin.othello.external.GtpAgent;
import dev.quoin.othello.external.NboardAgent;
import java.util.Optional;

/// An engine at the table. Mutable, for one thread.
final class EnginePlayer implements Player<OthelloPosition, OthelloMove> {
    private final EngineContestant contestant;
    private Optional<Engine> engine = Optional.empty();

    private record Engine(Agent<OthelloPosition, OthelloMove> agent, Runnable ending) {}

    EnginePlayer(EngineContestant contestant) {
        this.contestant = contestant;
    }

    @Override
    public String name() {
        return contestant.name();
    }

    @Override
    public void begin(Seating seating) {
        if (engine.isEmpty()) {
            try {
                engine = Optional.of(start());
            } catch (EngineException why) {
                throw failure(why);
            }
        }
    }

    private Engine start() {
        return switch (contestant.protocol()) {
            case NBOARD -> {
                var agent = NboardAgent.start(contestant.command(), contestant.depth(), contestant.patience());
                yield new Engine(agent, agent::close);
            }
            case GTP -> {
                var agent = GtpAgent.start(contestant.command(), contestant.patience());
                yield new Engine(agent, agent::close);
            }
        };
    }

    @Override
    public OthelloMove choose(Request<OthelloPosition> request) {
        Agent<OthelloPosition, OthelloMove> agent = engine.orElseThrow(
                        () -> new IllegalStateException("a game must begin first"))
                .agent();
        try {
            if (request.complaint().isGiven()) {
                agent.refused(new IllegalMoveException(
                        request.complaint().code(), request.complaint().message()));
            }
            return agent.choose(request.seen(), request.allowance().budget());
        } catch (EngineException why) {
            close();
            throw failure(why);
        }
    }

    private static PlayerFailure failure(EngineException why) {
        return new PlayerFailure(why.isLate() ? ErrorCode.STALLED : ErrorCode.DIED, String.valueOf(why.getMessage()));
    }

    @Override
    public void close() {
        engine.ifPresent(running -> running.ending().run());
        engine = Optional.empty();
    }
}
