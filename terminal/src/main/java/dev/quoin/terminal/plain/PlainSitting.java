package dev.quoin.terminal.plain;

import dev.quoin.game.player.TurnLoop.Answer.Moved;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Sitting;
import java.util.List;

/// The [Sitting] of any game.
record PlainSitting<P, M>(PlainGame<P, M> game, PlainPhrases<P, M> phrases, PlainInterpreter<P, M> interpreter)
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
        return answer instanceof Moved<P, M> moved
                ? () -> List.of(phrases.turn(game.move(moved.move())))
                : () -> failed(answer.trouble().orElse(""));
    }

    /// A failed agent does not end the game: the person takes over its seat.
    private List<String> failed(String why) {
        String who = phrases.name(game.toMove().orElseThrow());
        game.takeOver();
        return List.of(who + " has failed: " + why + ".", "You play its side from now on.");
    }

    @Override
    public List<String> moves() {
        return game.steps();
    }

    @Override
    public void replay(List<String> moves) {
        moves.forEach(game::replay);
    }

    @Override
    public boolean isOver() {
        return game.isOver();
    }

    @Override
    public List<String> ending() {
        return List.of(phrases.ending());
    }
}
