package dev.quoin.cli.play.othello;

import dev.quoin.cli.play.othello.Player.Computer;
import dev.quoin.cli.play.othello.Player.Person;
import dev.quoin.game.Agent;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.Transcripts;
import java.time.Duration;
import java.util.List;

/// A game as a table has it; the agent, called Nobody, plays the first legal move.
final class TestTable {
    static final Player NOBODY = computer((seen, budget) -> seen.legal().getFirst());

    final TableGame game;
    final Phrases phrases;
    final Hints hints = new Hints();
    final Marks marks = new Marks();
    final Pace pace = new Pace();
    final Interpreter interpreter;
    final OthelloSitting sitting;
    final OthelloDisplay display;

    private TestTable(String transcript, Player black, Player white) {
        this.game = new TableGame(Transcripts.read(transcript), black, white);
        this.phrases = new Phrases(game);
        this.interpreter = new Interpreter(game, phrases, hints, marks, pace);
        this.sitting = new OthelloSitting(game, phrases, interpreter, pace, Duration.ZERO);
        this.display = new OthelloDisplay(game, phrases, hints, marks);
    }

    /// A person has Black.
    static TestTable after(String transcript) {
        return new TestTable(transcript, new Person(), NOBODY);
    }

    static TestTable of(String transcript, Player black, Player white) {
        return new TestTable(transcript, black, white);
    }

    static Player computer(Agent<OthelloPosition, OthelloMove> agent) {
        return new Computer("Nobody", "plays the first square", agent, () -> {});
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
