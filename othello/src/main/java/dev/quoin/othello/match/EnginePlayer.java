package dev.quoin.othello.match;

import dev.quoin.game.Agent;
import dev.quoin.game.player.MessageListener;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.PlayerError;
import dev.quoin.game.player.PlayerFailure;
import dev.quoin.game.player.Request;
import dev.quoin.game.player.Seating;
import dev.quoin.game.player.TimeLimit;
import dev.quoin.game.player.Workspace;
import dev.quoin.game.process.ProgramLauncher;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.external.Dialogue;
import dev.quoin.othello.external.EngineException;
import dev.quoin.othello.external.GtpAgent;
import dev.quoin.othello.external.NboardAgent;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/// A player backed by an engine. Mutable, not thread-safe.
final class EnginePlayer implements Player<OthelloPosition, OthelloMove> {
    /// The time an engine may take to start: some load their evaluation first.
    private static final Duration TO_START = Duration.ofMinutes(1);

    private final EngineContestant contestant;
    private final ProgramLauncher launcher;
    private final Dialogue dialogue;
    private Optional<Engine> engine = Optional.empty();

    /// Whether the last request was abandoned, so that the engine cannot be asked again.
    private boolean abandoned;

    private record Engine(Agent<OthelloPosition, OthelloMove> agent, Consumer<Duration> waiting, Runnable ending) {}

    EnginePlayer(EngineContestant contestant, Workspace workspace) {
        this.contestant = contestant;
        var room = new ProgramLauncher.Room(workspace.folder(), workspace.logs(), List.of(), workspace.hidden(), false);
        this.launcher = ProgramLauncher.in(contestant.surroundings(), contestant.command(), room);
        this.dialogue = tapped(contestant.name(), workspace.listener());
    }

    private static Dialogue tapped(String name, MessageListener listener) {
        return new Dialogue() {
            @Override
            public void told(String line) {
                listener.heard(name, MessageListener.Direction.TO_AGENT, line);
            }

            @Override
            public void said(String line) {
                listener.heard(name, MessageListener.Direction.FROM_AGENT, line);
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
        if (abandoned) {
            close();
        }
        if (engine.isEmpty()) {
            try {
                engine = Optional.of(start());
            } catch (EngineException why) {
                throw failure(why, PlayerError.STALLED);
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
        TimeLimit limit = request.limit();
        try {
            request.refused().ifPresent(asked.agent()::refused);
            asked.waiting().accept(limit.timeout());
            return asked.agent().choose(request.seen(), limit.budget());
        } catch (EngineException why) {
            close();
            throw failure(why, limit.timeoutError());
        } catch (CancellationException cancelled) {
            // Ending it may take longer than a canceled call.
            abandoned = true;
            throw cancelled;
        }
    }

    private static PlayerFailure failure(EngineException why, PlayerError timeoutError) {
        PlayerError code = switch (why.trouble()) {
            case ENDED -> PlayerError.DIED;
            case LATE -> timeoutError;
            case FLOODED -> PlayerError.FLOODED;
            case KILLED_IDLE -> PlayerError.KILLED_IDLE;
            case KILLED_THINKING -> PlayerError.KILLED_THINKING;
        };
        return new PlayerFailure(code, String.valueOf(why.getMessage()));
    }

    @Override
    public Optional<Duration> cpuTime() {
        return launcher.cpuTime();
    }

    @Override
    public void close() {
        engine.ifPresent(running -> running.ending().run());
        engine = Optional.empty();
        abandoned = false;
    }
}
