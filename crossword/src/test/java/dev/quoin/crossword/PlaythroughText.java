package dev.quoin.crossword;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.game.Agent;
import dev.quoin.game.GameRecord;
import dev.quoin.game.Turn;
import dev.quoin.game.play.GameRunner;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/// One game as a text that a person can follow with a board and a bag of tiles.
///
/// Seat 0 plays for score, the others take any move; both choose by the text of the moves, so the order in which
/// the generator lists them does not matter.
final class PlaythroughText {
    private final Crossword game;
    private final StringBuilder text = new StringBuilder();

    PlaythroughText(Crossword game) {
        this.game = game;
    }

    String play(long seed) {
        var agents = new ArrayList<Agent<CrosswordPosition, CrosswordMove>>();
        agents.add((seen, budget) -> best(seen));
        for (int seat = 1; seat < game.players(); seat++) {
            var choices = new Random(seed + seat);
            agents.add((seen, budget) -> any(seen, choices));
        }
        GameRecord<CrosswordPosition, CrosswordMove> transcript = GameRunner.play(game, agents, new Random(seed));
        text.append("variant %s, lexicon %s, players %d, seed %d\n\n"
                .formatted(game.variant().name(), game.variant().lexicon(), game.players(), seed));
        CrosswordPosition before = transcript.start();
        for (Turn<CrosswordPosition, CrosswordMove> turn : transcript.turns()) {
            describe(before, turn);
            before = turn.after();
        }
        describeEnd(before);
        return text.toString();
    }

    private CrosswordMove best(CrosswordPosition seen) {
        return game.legalMoves(seen).stream()
                .max(Comparator.<CrosswordMove>comparingInt(move -> score(seen, move))
                        .thenComparing(move -> write(seen, move), Comparator.reverseOrder()))
                .orElseThrow();
    }

    private CrosswordMove any(CrosswordPosition seen, Random choices) {
        List<CrosswordMove> moves = new ArrayList<>(game.legalMoves(seen));
        moves.sort(Comparator.comparing(move -> write(seen, move)));
        return moves.get(choices.nextInt(moves.size()));
    }

    private int score(CrosswordPosition seen, CrosswordMove move) {
        return move instanceof Play play
                ? game.referee().plays().score(seen.board(), play).total()
                : 0;
    }

    private String write(CrosswordPosition position, CrosswordMove move) {
        return game.notation().write(position, move);
    }

    private void describe(CrosswordPosition before, Turn<CrosswordPosition, CrosswordMove> turn) {
        text.append("seat %d holds %s: %s\n"
                .formatted(turn.seat(), before.rack().show(alphabet()), write(before, turn.move())));
        if (turn.move() instanceof Play play) {
            text.append("    ")
                    .append(game.referee().plays().score(before.board(), play))
                    .append('\n');
        }
        text.append("    scores %s, bag %d, scoreless turns %d\n"
                .formatted(
                        turn.after().scores(),
                        turn.after().bagSize(),
                        turn.after().scorelessTurns()));
    }

    private void describeEnd(CrosswordPosition end) {
        text.append("\nthe game is over, scores %s\n".formatted(end.scores()));
        for (int seat = 0; seat < end.players(); seat++) {
            text.append("seat %d is left with %s, worth %d\n"
                    .formatted(
                            seat,
                            end.rack(seat).isEmpty()
                                    ? "nothing"
                                    : end.rack(seat).show(alphabet()),
                            game.variant().tiles().valueOf(end.rack(seat))));
        }
        text.append('\n');
        drawBoard(end.board());
    }

    private void drawBoard(Board board) {
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                byte tile = board.at(row, column);
                text.append(tile == Tile.EMPTY ? "." : alphabet().show(tile));
            }
            text.append('\n');
        }
    }

    private Alphabet alphabet() {
        return game.variant().tiles().alphabet();
    }
}
