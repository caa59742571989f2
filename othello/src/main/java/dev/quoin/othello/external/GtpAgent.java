package dev.quoin.othello.external;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Refusal;
import dev.quoin.game.process.ProgramLauncher;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.external.EngineException.Trouble;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.OthelloMoveText;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/// An agent that runs an external engine with the Go Text Protocol. Mutable, not thread-safe; close it to
/// end the engine.
///
/// The protocol has moves but no positions, so the agent sends the moves that lead to a position. It can
/// find them for the next turns of a game and for about a dozen moves from the start. Budgets are not sent.
public final class GtpAgent implements Agent<OthelloPosition, OthelloMove>, AutoCloseable {
    private final EngineProcess engine;
    private final String name;
    private final List<OthelloMove> told = new ArrayList<>();

    /// Whether the engine has played a move that was not accepted.
    private boolean astray;

    private GtpAgent(EngineProcess engine) {
        this.engine = engine;
        this.name = ask("name");
        ask("boardsize 8");
        ask("clear_board");
    }

    /// Starts an engine and waits until it is ready.
    ///
    /// @param patience the timeout for every reply
    /// @param dialogue receives every line
    /// @throws EngineException when it does not start, does not reply, or does not support a board of 8 rows
    public static GtpAgent start(ProgramLauncher launcher, Duration patience, Dialogue dialogue) {
        EngineProcess process = EngineProcess.start(launcher, patience, dialogue);
        try {
            return new GtpAgent(process);
        } catch (EngineException | CancellationException why) {
            process.close();
            throw why;
        }
    }

    /// Sets the timeout for replies.
    public void waitAtMost(Duration patience) {
        engine.waitAtMost(patience);
    }

    /// Returns the name that the engine reports.
    public String name() {
        return name;
    }

    @Override
    public OthelloMove choose(OthelloPosition seen, Budget budget) {
        lead(seen);
        astray = true;
        OthelloMove move = read(ask("genmove " + colour(seen.toMove())));
        if (seen.isLegal(move)) {
            told.add(move);
            astray = false;
        }
        return move;
    }

    /// Marks the engine's board as out of date, because its last move was refused; the next request sends
    /// the moves again.
    @Override
    public void refused(Refusal why) {
        astray = true;
    }

    /// Sends the moves from the latest position the engine knows to `target`.
    private void lead(OthelloPosition target) {
        List<OthelloPosition> known = new MoveSequence(OthelloPosition.start(), told).positions();
        for (int kept = told.size(); kept >= 0; kept--) {
            Optional<List<OthelloMove>> route = MovePath.between(known.get(kept), target);
            if (route.isPresent()) {
                tell(kept, route.get());
                return;
            }
        }
        throw new EngineException(
                Trouble.ENDED,
                "a GTP engine needs moves, not a position, and no short sequence of moves leads to "
                        + OthelloBoardText.write(target));
    }

    private void tell(int kept, List<OthelloMove> route) {
        var moves = new ArrayList<>(told.subList(0, kept));
        moves.addAll(route);
        int done = kept;
        if (astray || kept < told.size()) {
            ask("clear_board");
            done = 0;
        }
        Disc disc = done % 2 == 0 ? Disc.BLACK : Disc.WHITE;
        for (OthelloMove move : moves.subList(done, moves.size())) {
            ask("play " + colour(disc) + " " + OthelloMoveText.write(move));
            disc = disc.opponent();
        }
        told.clear();
        told.addAll(moves);
        astray = false;
    }

    /// Sends a command and returns the reply after `=` in its first line.
    private String ask(String command) {
        engine.send(command);
        String answer = engine.await(command, line -> {
            String text = line.strip();
            return text.startsWith("=") || text.startsWith("?") ? Optional.of(text) : Optional.empty();
        });
        if (answer.startsWith("?")) {
            throw engine.failed(
                    Trouble.ENDED,
                    "refused '" + command + "': "
                            + EngineProcess.shortened(answer.substring(1).strip()));
        }
        return answer.substring(1).strip();
    }

    private static String colour(Disc disc) {
        return disc.name().toLowerCase(Locale.ROOT);
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
