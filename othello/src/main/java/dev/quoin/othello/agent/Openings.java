package dev.quoin.othello.agent;

import dev.quoin.game.NumberedChance;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.MoveSequence;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// Random openings, so that deterministic players do not repeat the same game. Immutable.
///
/// Opening number n depends only on the seed and n, so parallel tasks of a tournament need not share state.
///
/// @param plies the number of random moves, 0 to [#MOST_PLIES]
/// @param seed the seed of the series
public record Openings(int plies, long seed) {
    /// With more random moves, too many games would be over.
    public static final int MOST_PLIES = 50;

    public Openings {
        if (plies < 0 || plies > MOST_PLIES) {
            throw new IllegalArgumentException("an opening must have 0.." + MOST_PLIES + " random moves, got " + plies);
        }
    }

    /// Returns an opening after which the game is not over; every legal move is equally likely, and passes
    /// are added.
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
