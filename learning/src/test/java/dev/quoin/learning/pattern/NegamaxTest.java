package dev.quoin.learning.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class NegamaxTest {
    private final TdWeights weights = TdWeights.zeros();
    private final Negamax search = new Negamax(weights);
    private final SplittableRandom chance = new SplittableRandom(5);

    @Test
    void findsTheSameAsAFullSearch() {
        for (int update = 0; update < 500; update++) {
            OthelloPosition position = anywhere();
            weights.update(position.mover(), position.other(), chance.nextInt(-30, 31), 1);
        }
        for (int each = 0; each < 100; each++) {
            OthelloPosition position = anywhere();
            for (int depth = 1; depth <= 3; depth++) {
                float best = search.best(position.mover(), position.other(), position.moves(), depth);
                assertThat(best).as("depth %d in %s", depth, position).isEqualTo(value(position, depth));
                OthelloPosition next = position.play(new OthelloMove.Place(search.move()));
                assertThat(-value(next, depth - 1)).isEqualTo(best);
            }
        }
    }

    /// Plain negamax, without pruning.
    private float value(OthelloPosition position, int depth) {
        if (position.isOver()) {
            var mover = position.toMove();
            return position.points(mover) - position.points(mover.opponent());
        }
        if (position.mustPass()) {
            return -value(position.play(new OthelloMove.Pass()), depth);
        }
        if (depth == 0) {
            return weights.value(position.mover(), position.other());
        }
        float best = Float.NEGATIVE_INFINITY;
        for (OthelloMove move : position.legal()) {
            best = Math.max(best, -value(position.play(move), depth - 1));
        }
        return best;
    }

    /// A position of a random game in which somebody can move.
    private OthelloPosition anywhere() {
        while (true) {
            OthelloPosition position = OthelloPosition.start();
            for (int turns = chance.nextInt(61); turns > 0 && !position.isOver(); turns--) {
                List<OthelloMove> legal = position.legal();
                position = position.play(legal.get(chance.nextInt(legal.size())));
            }
            if (position.moves() != 0) {
                return position;
            }
        }
    }
}
