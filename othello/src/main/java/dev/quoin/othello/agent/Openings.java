package dev.quoin.othello.agent;

import dev.quoin.game.NumberedChance;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.MoveSequence;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// Random beginnings of games, so that players without chance do not repeat one game for ever; immutable.
///
/// Opening number n depends on the seed and n alone: tasks that share the work of a tournament need share nothing else.
///
/// @param plies how many discs are placed at random, 0 to [#MOST_PLIES]
/// @param seed what tells one series of openings from another
public record Openings(int plies, long seed) {
    /// After that many random moves too many games would be over.
    public static final int MOST_PLIES = 50;

    public Openings {
        if (plies < 0 || plies > MOST_PLIES) {
            throw new IllegalArgumentException("an opening must have 0.." + MOST_PLIES + " random moves, got " + plies);
        }
    }

    /// An opening after which the game goes on; every legal move is equally likely, and passes come on top.
    public MoveSequence opening(long number) {
        var chance = NumberedChance.of(seed, number);
        MoveSequence opening = draw(chance);
        while (opening.end().isOver()) {
            opening = draw(chance);
        }
        return opening;
    }

    private MoveSequence draw(RandomGenerator chance) {
        var moves = new ArrayList<OthelloMove>();
        OthelloPosition position = OthelloPosition.start();
        int placed = 0;
        while (!position.isOver() && (placed < plies || position.mustPass())) {
            List<OthelloMove> legal = position.legal();
            OthelloMove move = legal.get(chance.nextInt(legal.size()));
            placed += move instanceof OthelloMove.Place ? 1 : 0;
            moves.add(move);
            position = position.play(move);
        }
        return new MoveSequence(OthelloPosition.start(), moves);
    }
}
