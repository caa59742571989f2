package dev.quoin.terminal.crossword;

import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.player.TurnLoop.Answer.Moved;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Sitting;
import java.util.List;

/// The [Sitting] of a crossword game.
record CrosswordSitting(CrosswordTableGame game, CrosswordPhrases phrases, CrosswordInterpreter interpreter)
        implements Sitting {
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
    public ChosenMove think() {
        var answer = game.ask();
        return answer instanceof Moved<CrosswordPosition, CrosswordMove> moved
                ? () -> List.of(phrases.turn(game.move(moved.move())))
                : () -> failed(answer.trouble().orElse(""));
    }

    /// A failed agent does not end the game: the person takes over its tiles.
    private List<String> failed(String why) {
        game.takeOver();
        return List.of(phrases.opponent() + " has failed: " + why + ".", "You play its tiles from now on.");
    }

    @Override
    public List<String> moves() {
        return game.steps();
    }

    @Override
    public void replay(List<String> moves) {
        game.replay(moves);
    }

    @Override
    public boolean isOver() {
        return game.isOver();
    }

    @Override
    public List<String> ending() {
        return phrases.ending();
    }

    @Override
    public List<Integer> result() {
        return game.isOver() && !game.isTakenOver() ? game.position().scores() : List.of();
    }
}
