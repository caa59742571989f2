package dev.quoin.terminal.othello;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.Transcripts;
import dev.quoin.terminal.table.TableSetup.Computer;
import dev.quoin.terminal.table.TableSetup.Seat;
import java.util.List;

/// A game as a table has it; the agent, called Nobody, plays the first legal move.
final class OthelloTestTable {
    static final Seat<OthelloPosition, OthelloMove> NOBODY =
            computer((seen, budget) -> seen.legal().getFirst());

    final OthelloTableGame game;
    final OthelloPhrases phrases;
    final Hints hints = new Hints();
    final Marks marks = new Marks();
    final Autoplay autoplay = new Autoplay();
    final OthelloInterpreter interpreter;
    final OthelloSitting sitting;
    final OthelloDisplay display;

    private OthelloTestTable(
            String transcript, Seat<OthelloPosition, OthelloMove> black, Seat<OthelloPosition, OthelloMove> white) {
        this.game = new OthelloTableGame(Transcripts.read(transcript), black, white);
        this.phrases = new OthelloPhrases(game);
        this.interpreter = new OthelloInterpreter(game, phrases, hints, marks, autoplay);
        this.sitting = new OthelloSitting(game, phrases, interpreter, autoplay, Budget.unlimited());
        this.display = new OthelloDisplay(game, phrases, hints, marks);
    }

    /// A person has Black.
    static OthelloTestTable after(String transcript) {
        return new OthelloTestTable(transcript, Seat.person(), NOBODY);
    }

    static OthelloTestTable of(
            String transcript, Seat<OthelloPosition, OthelloMove> black, Seat<OthelloPosition, OthelloMove> white) {
        return new OthelloTestTable(transcript, black, white);
    }

    static Seat<OthelloPosition, OthelloMove> computer(Agent<OthelloPosition, OthelloMove> agent) {
        return new Computer<>("Nobody", "plays the first square", agent, () -> {});
    }

    /// Types a line, and lets agents answer as a loop does.
    List<String> type(String line) {
        List<String> lines = interpreter.answer(line).lines();
        while (sitting.isAgentsTurn()) {
            sitting.think().play();
        }
        return lines;
    }

    /// All moves so far in one word.
    String moves() {
        return Transcripts.write(game.sequence());
    }
}
