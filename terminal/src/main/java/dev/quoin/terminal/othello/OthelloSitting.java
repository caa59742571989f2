package dev.quoin.terminal.othello;

import dev.quoin.game.Budget;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.player.TurnLoop;
import dev.quoin.game.player.TurnLoop.Answer.Moved;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Sitting;
import dev.quoin.terminal.table.TableSetup.Computer;
import java.util.List;

/// The [Sitting] of an Othello game.
///
/// @param autoplay controls games between agents
/// @param budget the agents' budget for a move
record OthelloSitting(
        OthelloTableGame game, OthelloPhrases phrases, OthelloInterpreter interpreter, Autoplay autoplay, Budget budget)
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
        return game.mover().isPresent() && (!isWatched() || autoplay.isMoving());
    }

    @Override
    public ChosenMove think() {
        OthelloPosition position = game.position();
        Computer<OthelloPosition, OthelloMove> computer = game.mover().orElseThrow();
        if (position.mustPass()) {
            return () -> played(OthelloMove.pass());
        }
        // An engine that replies with nonsense once will do so again, so it gets one try.
        var answer = TurnLoop.ask(computer.agent(), position, budget, move -> judged(position, move), 1);
        return answer instanceof Moved<OthelloPosition, OthelloMove> moved
                ? () -> played(moved.move())
                : () -> failed(position.toMove(), answer.trouble().orElse(""));
    }

    private static OthelloPosition judged(OthelloPosition position, OthelloMove move) {
        position.refusal(move).ifPresent(why -> {
            throw new IllegalMoveException(why.reason(), "it played " + move + ", but " + why.message());
        });
        return position.play(move);
    }

    @Override
    public List<String> moves() {
        return game.turns().stream()
                .map(turn -> OthelloMoveText.write(turn.move()))
                .toList();
    }

    @Override
    public void replay(List<String> moves) {
        for (String text : moves) {
            try {
                game.move(OthelloMoveText.read(text));
            } catch (IllegalMoveException e) {
                throw new IllegalArgumentException(
                        "move " + (game.turns().size() + 1) + ", '" + text + "': " + e.sentence(), e);
            }
        }
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
        OthelloPosition position = game.position();
        return position.isOver() && !game.isTakenOver()
                ? List.of(position.points(Disc.BLACK), position.points(Disc.WHITE))
                : List.of();
    }

    @Override
    public boolean isWatched() {
        return game.people() == 0;
    }

    @Override
    public void stop() {
        autoplay.stop();
    }

    private List<String> played(OthelloMove move) {
        autoplay.played();
        return List.of(phrases.turn(game.move(move)));
    }

    /// A failed engine does not end the game: the person takes over its side.
    private List<String> failed(Disc disc, String why) {
        String who = phrases.name(disc);
        game.takeOver(disc);
        autoplay.stop();
        return List.of(who + " has failed: " + why + ".", "You play " + disc.displayName() + " from now on.");
    }
}
