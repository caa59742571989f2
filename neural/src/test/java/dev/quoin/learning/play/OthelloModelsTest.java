package dev.quoin.learning.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.othello.Othello;
import dev.quoin.othello.agent.OthelloAgents;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OthelloModelsTest {
    private static final float[] WEIGHTS = ToyModels.numbers(64 * 192, 3);

    @TempDir
    private Path folder;

    @Test
    void playsTheLegalSquareWithTheHighestLogit() {
        Agent<OthelloPosition, OthelloMove> agent = agent();
        var chance = new SplittableRandom(1);
        for (int game = 0; game < 5; game++) {
            OthelloPosition position = OthelloPosition.start();
            while (!position.isOver()) {
                OthelloMove chosen = agent.choose(position, Budget.unlimited());
                assertThat(chosen).isEqualTo(naive(position));
                position = position.play(chance.nextInt(4) == 0 ? chosen : random(position, chance));
            }
        }
    }

    private Agent<OthelloPosition, OthelloMove> agent() {
        Path file = ToyModels.write(folder, "toy.onnx", ToyModels.othello(WEIGHTS));
        var agent = OthelloAgents.catalog().agent("model:" + file);
        assertThat(agent.title()).isEqualTo("Model toy");
        return agent.prepare(new Othello()).create(new SplittableRandom(1));
    }

    private static OthelloMove random(OthelloPosition position, SplittableRandom chance) {
        List<OthelloMove> moves = new Othello().legalMoves(position);
        return moves.get(chance.nextInt(moves.size()));
    }

    private static OthelloMove naive(OthelloPosition position) {
        long[] planes = {position.mover(), position.other(), position.moves()};
        int best = -1;
        double most = Double.NEGATIVE_INFINITY;
        for (int square = 0; square < 64; square++) {
            double logit = 0;
            for (int at = 0; at < 192; at++) {
                logit += (planes[at / 64] >>> at % 64 & 1) * WEIGHTS[square * 192 + at];
            }
            if ((position.moves() >>> square & 1) != 0 && logit > most) {
                most = logit;
                best = square;
            }
        }
        return best < 0 ? OthelloMove.pass() : OthelloMove.place(best);
    }

    @Test
    void aModelOfAnotherGameIsRefused() {
        Path file = ToyModels.write(folder, "mini.onnx", ToyModels.mini(CrosswordModelsTest.actions()));
        assertThatThrownBy(() -> OthelloAgents.catalog().agent("model:" + file))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("model:" + file + " plays MiniScrabble-v0, not Othello");
    }

    @Test
    void itsNameStandsAmongTheOthers() {
        assertThat(OthelloAgents.catalog().forms()).contains("search:N", "model:FILE");
    }
}
