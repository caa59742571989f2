package dev.quoin.terminal.othello;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Turn;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.othello.search.Variation;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Count;
import dev.quoin.terminal.table.Vocabulary;
import dev.quoin.terminal.table.Vocabulary.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Executes the commands that a person types. One per game; not thread-safe.
final class OthelloInterpreter {
    private static final int HINTS = 5;

    private final OthelloTableGame game;
    private final OthelloPhrases phrases;
    private final Hints hints;
    private final Marks marks;
    private final Autoplay autoplay;
    private final OthelloRecord record;
    private final Vocabulary vocabulary;

    OthelloInterpreter(OthelloTableGame game, OthelloPhrases phrases, Hints hints, Marks marks, Autoplay autoplay) {
        this.game = game;
        this.phrases = phrases;
        this.hints = hints;
        this.marks = marks;
        this.autoplay = autoplay;
        this.record = new OthelloRecord(game, phrases);
        this.vocabulary = new Vocabulary(entries());
    }

    private List<Entry> entries() {
        return List.of(
                new Entry(List.of("try"), "f5", "what f5 would turn", this::preview),
                new Entry(List.of("pass"), "", "if you cannot move", rest -> move(OthelloMove.pass())),
                new Entry(List.of("hint", "hints"), "K", "the best moves; 1 plays it", this::hint),
                new Entry(List.of("undo", "back", "u"), "", "back to your last turn", rest -> undo()),
                new Entry(List.of("redo"), "", "forward again", rest -> redo()),
                new Entry(List.of("squares", "x"), "", "your legal moves", rest -> squares()),
                new Entry(List.of("marks"), "", "show or hide them (.)", rest -> toggle()),
                new Entry(List.of("score", "p"), "", "discs and side to move", rest -> score()),
                new Entry(List.of("last", "l"), "", "the last move", rest -> last()),
                new Entry(List.of("row", "s", "column"), "4", "read row 4 or row d", this::row),
                new Entry(List.of("moves"), "", "all moves so far", rest -> moves()),
                new Entry(List.of("board"), "", "the board as one line", rest -> board()),
                new Entry(List.of("ggf"), "", "the game as GGF", rest -> Answer.of(record.ggf())),
                new Entry(List.of("save"), "FILE", ".ggf, or .txt for moves", record::save),
                new Entry(List.of("go"), "", "let computers play", rest -> go()),
                new Entry(List.of("help", "?"), "", "this list", rest -> Answer.of(help())),
                new Entry(List.of("quit", "exit", "q"), "", "leave", rest -> Answer.leave()));
    }

    /// Executes a line; a line that is not a command is a move.
    Answer answer(String line) {
        String text = line.strip();
        if (text.isEmpty()) {
            return enter();
        }
        return vocabulary.answer(text).orElseGet(() -> play(text));
    }

    /// The main word of every command, for completion.
    List<String> words() {
        return vocabulary.words();
    }

    List<String> help() {
        var lines = new ArrayList<String>();
        lines.add("f5          play f5");
        lines.add("arrows      move over the board;");
        lines.add("            Tab: next square,");
        lines.add("            Enter plays, Esc ends");
        lines.addAll(vocabulary.help());
        return lines;
    }

    /// An empty line does the only thing left to do, if there is one.
    private Answer enter() {
        if (game.isPersonsTurn() && game.position().mustPass()) {
            return move(OthelloMove.pass());
        }
        if (game.mover().isPresent()) {
            autoplay.step();
            return Answer.moved();
        }
        return Answer.of();
    }

    private Answer play(String text) {
        int hint = Vocabulary.number(text, hints.known(game.position()).size());
        if (hint > 0) {
            return move(hints.known(game.position()).get(hint - 1).move());
        }
        try {
            return move(OthelloMoveText.read(text));
        } catch (IllegalMoveException e) {
            return Answer.refusal(
                    "Invalid move (" + e.code() + "): " + e.sentence() + ". Type help for a list of commands.");
        }
    }

    private Answer move(OthelloMove move) {
        if (game.mover().isPresent()) {
            return Answer.refusal("It is not your turn. Press Enter to let "
                    + phrases.name(game.position().toMove()) + " play.");
        }
        return game.position()
                .refusal(move)
                .map(refusal ->
                        Answer.refusal("Invalid move (" + refusal.reason().code() + "): " + refusal.message() + "."))
                .orElseGet(() -> Answer.moved(phrases.turn(game.move(move))));
    }

    private Answer preview(String square) {
        int number = Square.named(square);
        return number < 0
                ? Answer.refusal("try takes a square from a1 to h8, got '" + square + "'.")
                : Answer.of(phrases.preview(number));
    }

    private Answer hint(String wanted) {
        OthelloPosition position = game.position();
        int most = Long.bitCount(position.moves());
        if (most == 0) {
            return Answer.of(phrases.toMove());
        }
        int count = wanted.isEmpty() ? HINTS : Vocabulary.number(wanted, Square.COUNT);
        if (count == 0) {
            return Answer.refusal("hint takes a number from 1 to " + Square.COUNT + ", got '" + wanted + "'.");
        }
        List<Variation> lines = hints.ask(position, Math.min(count, most));
        return Answer.of(Hints.text(lines));
    }

    private Answer undo() {
        int taken = game.undo();
        autoplay.stop();
        return taken == 0
                ? Answer.refusal("There is no move of yours to take back.")
                : Answer.moved("Taken back: " + Count.of(taken, "turn") + ".");
    }

    private Answer redo() {
        int played = game.redo();
        autoplay.stop();
        return played == 0
                ? Answer.refusal("There is nothing to redo.")
                : Answer.moved("Played again: " + Count.of(played, "turn") + ".");
    }

    private Answer squares() {
        long moves = game.position().moves();
        return moves == 0
                ? Answer.of(phrases.toMove())
                : Answer.of(
                        game.position().toMove().displayName() + " can play " + OthelloPhrases.squares(moves) + ".");
    }

    private Answer toggle() {
        return Answer.of(marks.toggle() ? "Legal moves are marked." : "Legal moves are not marked.");
    }

    private Answer score() {
        return Answer.of(phrases.discs(), phrases.toMove());
    }

    private Answer last() {
        Optional<Turn<OthelloPosition, OthelloMove>> last = game.last();
        return Answer.of(last.map(phrases::turn).orElse("There are no moves yet."));
    }

    private Answer row(String which) {
        return SpokenOthelloBoard.line(game.position(), which);
    }

    private Answer moves() {
        List<String> moves = phrases.transcript();
        return moves.isEmpty() ? Answer.of("There are no moves yet.") : Answer.of(moves);
    }

    private Answer board() {
        return Answer.of(OthelloBoardText.write(game.position()));
    }

    private Answer go() {
        if (game.people() > 0 || game.isOver()) {
            return Answer.refusal("go works only if two computers play each other.");
        }
        autoplay.go();
        return Answer.moved();
    }
}
