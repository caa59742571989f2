package dev.quoin.othello.external;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.process.ProgramLauncher;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.othello.notation.ggf.GgfGame;
import dev.quoin.othello.notation.ggf.GgfTag;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/// An agent that runs an external engine with the NBoard protocol. Mutable, not thread-safe; close it to end
/// the engine.
///
/// Every position is sent as a new game, so positions can come in any order. A time budget is sent as the
/// engine's clock; the engine may ignore it, but a reply after the timeout is an error.
public final class NboardAgent implements Agent<OthelloPosition, OthelloMove>, AutoCloseable {
    private final EngineProcess engine;
    private int pings;
    private String name = "";

    private NboardAgent(EngineProcess engine) {
        this.engine = engine;
    }

    /// Starts an engine and waits until it is ready.
    ///
    /// @param depth the search depth of the engine
    /// @param patience the timeout for every reply
    /// @param dialogue receives every line
    /// @throws EngineException when it does not start or does not reply
    public static NboardAgent start(ProgramLauncher launcher, int depth, Duration patience, Dialogue dialogue) {
        EngineProcess process = EngineProcess.start(launcher, patience, dialogue);
        try {
            var agent = new NboardAgent(process);
            process.send("nboard 2");
            process.send("set depth " + depth);
            agent.synchronise();
            return agent;
        } catch (EngineException | CancellationException why) {
            process.close();
            throw why;
        }
    }

    /// Sets the timeout for replies.
    public void waitAtMost(Duration patience) {
        engine.waitAtMost(patience);
    }

    /// Returns the name that the engine reports; empty when it has not reported one.
    public String name() {
        return name;
    }

    @Override
    public OthelloMove choose(OthelloPosition seen, Budget budget) {
        engine.send("set game " + record(seen, budget));
        synchronise();
        engine.send("go");
        String answer = engine.await("go", NboardAgent::move);
        return read(answer);
    }

    /// Waits until the engine has processed all commands; lines before that belong to earlier requests.
    private void synchronise() {
        String ping = "ping " + ++pings;
        engine.send(ping);
        String pong = "pong " + pings;
        engine.await(ping, line -> {
            if (line.startsWith("set myname ")) {
                name = line.substring("set myname ".length()).strip();
            }
            return line.strip().equals(pong) ? Optional.of(line) : Optional.empty();
        });
    }

    private static String record(OthelloPosition position, Budget budget) {
        GgfGame game = GgfGame.of("?", "?", new MoveSequence(position, List.of()));
        var tags = new ArrayList<>(game.tags());
        if (budget instanceof Budget.Time(Duration limit)) {
            // whole seconds and never 0, which would mean that there is no clock
            long left = Math.max(
                    1,
                    limit.multipliedBy(Long.bitCount(position.empty()) / 2 + 2).toSeconds());
            tags.add(new GgfTag("TI", String.format(Locale.ROOT, "%d:%02d", left / 60, left % 60)));
        }
        return new GgfGame(tags, position, List.of()).write();
    }

    /// The move in `=== F5/1.20/0.5` or, as some engines write it, `=== f5 1.20 0.5`.
    private static Optional<String> move(String line) {
        return line.startsWith("===") ? Optional.of(line.substring(3).strip().split("[/\\s]", 2)[0]) : Optional.empty();
    }

    private static OthelloMove read(String answer) {
        try {
            return OthelloMoveText.read(answer);
        } catch (IllegalMoveException why) {
            throw new IllegalMoveException(
                    why.refusal().reason(), "the engine did not return a move: " + why.sentence());
        }
    }

    /// Ends the engine and all processes it started.
    @Override
    public void close() {
        engine.close();
    }
}
