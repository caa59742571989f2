package dev.quoin.cli.play.crossword;

import dev.quoin.cli.table.Answer;
import dev.quoin.cli.table.Sitting;
import dev.quoin.crossword.rules.CrosswordMove;
import java.util.List;

/// The tile game as a table plays it.
record CrosswordSitting(TableGame game, Phrases phrases, Interpreter interpreter) implements Sitting {
    @Override
    public Answer answer(String line) {
        return interpreter.answer(line);
    }

    @Override
    public List<String> words() {
        return interpreter.words();
    }

    @Override
    public boolean isAgentsTurn() {
        return !game.isOver() && !game.isPersonsTurn();
    }

    @Override
    public Turn think() {
        CrosswordMove move = game.choice();
        return () -> List.of(phrases.turn(game.move(move)));
    }

    @Override
    public boolean isOver() {
        return game.isOver();
    }

    @Override
    public List<String> ending() {
        return phrases.ending();
    }
}
