package dev.quoin.learning.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class NegamaxTest {
    private final TdWeights weights = TdWeights.unlearnt();
    private final Negamax lookahead = new Negamax(weights);
    private final SplittableRandom chance = new SplittableRandom(5);

    @Test
    void findsWhatLookingAtEveryMoveFinds() {
        for (int lesson = 0; lesson < 500; lesson++) {
            OthelloPosition position = anywhere();
            weights.learn(position.mover(), position.other(), chance.nextInt(-30, 31), 1);
        }
        for (int each = 0; each < 100; each++) {
            OthelloPosition position = anywhere();
            for (int ahead = 1; ahead <= 3; ahead++) {
                float best = lookahead.best(position.mover(), position.other(), position.moves(), ahead);
                assertThat(best).as("%d ahead of %s", ahead, position).isEqualTo(worth(position, ahead));
                OthelloPosition next = position.play(new OthelloMove.Place(lookahead.move()));
                assertThat(-worth(next, ahead - 1)).isEqualTo(best);
            }
        }
    }

    /// Every move, without cutting any off.
    private float worth(OthelloPosition position, int ahead) {
        if (position.isOver()) {
            var mover = position.toMove();
            return position.points(mover) - position.points(mover.opponent());
        }
        if (position.mustPass()) {
            return -worth(position.play(new OthelloMove.Pass()), ahead);
        }
        if (ahead == 0) {
            return weights.value(position.mover(), position.other());
        }
        float most = Float.NEGATIVE_INFINITY;
        for (OthelloMove move : position.legal()) {
            most = Math.max(most, -worth(position.play(move), ahead - 1));
        }
        return most;
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
