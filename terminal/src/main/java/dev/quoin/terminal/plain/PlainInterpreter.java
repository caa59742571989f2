package dev.quoin.terminal.plain;

import dev.quoin.game.Agent;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.kit.RecordFormat;
import dev.quoin.game.player.TurnLoop.Answer.Moved;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Count;
import dev.quoin.terminal.table.SavedFile;
import dev.quoin.terminal.table.Vocabulary;
import dev.quoin.terminal.table.Vocabulary.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Executes the commands that a person types. One per game; not thread-safe.
final class PlainInterpreter<P, M> {
    /// The place of `hint` in the help.
    private static final int AFTER_MOVES = 1;

    private static final int MOST_MOVES = 60;

    private final PlainGame<P, M> game;
    private final PlainPhrases<P, M> phrases;
    private final Supplier<Agent<P, M>> advisers;
    private final RecordFormat<P, M> format;
    private final SavedFile saved;
    private final Vocabulary vocabulary;
    private @Nullable Agent<P, M> adviser;

    /// Creates an interpreter for one game.
    ///
    /// @param advisers creates an agent for hints; empty for no hints
    PlainInterpreter(PlainGame<P, M> game, PlainPhrases<P, M> phrases, Optional<Supplier<Agent<P, M>>> advisers) {
        this.game = game;
        this.phrases = phrases;
        this.advisers = advisers.orElse(() -> {
            throw new IllegalStateException("hints are not available");
        });
        this.format = game.ruleset().recordFormat();
        this.saved = new SavedFile("." + format.extension());
        this.vocabulary = new Vocabulary(entries(advisers.isPresent()));
    }

    private List<Entry> entries(boolean hints) {
        var entries = new ArrayList<>(List.of(
                new Entry(List.of("moves"), "", "your legal moves", rest -> moves()),
                new Entry(List.of("undo", "back"), "", "back to your last turn", rest -> undo()),
                new Entry(List.of("board"), "", "show the board", rest -> board()),
                new Entry(List.of("last"), "", "the last move", rest -> last()),
                new Entry(List.of("history"), "", "all moves so far", rest -> history()),
                new Entry(List.of("save"), "FILE", "save the game to a file", this::save),
                new Entry(List.of("help", "?"), "", "this list", rest -> Answer.of(help())),
                new Entry(List.of("quit", "exit"), "", "leave", rest -> Answer.leave())));
        if (hints) {
            entries.add(AFTER_MOVES, new Entry(List.of("hint"), "", "a strong player's move", rest -> hint()));
        }
        return entries;
    }

    /// Executes a line. Moves take precedence over commands: a game may have a move called `last`.
    Answer answer(String line) {
        String text = line.strip();
        if (text.isEmpty()) {
            return Answer.of();
        }
        if (!game.isPersonsTurn()) {
            return vocabulary.answer(text).orElseGet(() -> Answer.refusal("The game is over."));
        }
        try {
            return Answer.moved(phrases.turn(game.move(text)));
        } catch (IllegalMoveException e) {
            return vocabulary
                    .answer(text)
                    .orElseGet(() -> Answer.refusal("Invalid move (" + e.code() + "): " + e.sentence()
                            + ". Type help for a list of commands."));
        }
    }

    /// The main word of every command, for completion.
    List<String> words() {
        return vocabulary.words();
    }

    private List<String> help() {
        var lines = new ArrayList<String>();
        game.legal(1).forEach(move -> lines.add(String.format(Locale.ROOT, "%-11s a move", move)));
        lines.addAll(vocabulary.help());
        return lines;
    }

    private Answer moves() {
        int count = game.legalCount();
        if (count == 0) {
            return Answer.refusal("The game is over.");
        }
        String listed = String.join(", ", game.legal(MOST_MOVES));
        return Answer.of(Count.of(count, "move") + (count > MOST_MOVES ? ", among them: " : ": ") + listed + ".");
    }

    private Answer hint() {
        if (!game.isPersonsTurn()) {
            return Answer.refusal("The game is over.");
        }
        if (adviser == null) {
            adviser = advisers.get();
        }
        var advice = game.ask(adviser);
        return advice instanceof Moved<P, M> moved
                ? Answer.of("Try " + game.text(moved.move()) + ".")
                : Answer.refusal("No hint: " + advice.trouble().orElse("") + ".");
    }

    private Answer undo() {
        int taken = game.undo();
        return taken == 0
                ? Answer.refusal("There is no move of yours to take back.")
                : Answer.moved("Taken back: " + Count.of(taken, "turn") + ".");
    }

    private Answer board() {
        var lines = new ArrayList<>(phrases.board());
        lines.add(phrases.standing());
        return Answer.of(lines);
    }

    private Answer last() {
        return game.turns().isEmpty()
                ? Answer.of("There are no moves yet.")
                : Answer.of(phrases.turn(game.turns().getLast()));
    }

    private Answer history() {
        var lines = new ArrayList<String>();
        for (var turn : game.turns()) {
            lines.add((lines.size() + 1) + ". " + phrases.name(turn.seat()) + ": " + phrases.shortTurn(turn));
        }
        return lines.isEmpty() ? Answer.of("There are no moves yet.") : Answer.of(lines);
    }

    private Answer save(String file) {
        return saved.save(file, format.write(game.record(phrases.title(), phrases.names())));
    }
}
