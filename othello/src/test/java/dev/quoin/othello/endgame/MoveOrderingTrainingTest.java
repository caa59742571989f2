package dev.quoin.othello.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.othello.pattern.PackedWeights;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class MoveOrderingTrainingTest {
    @Test
    void theSameSeedGivesTheSameBytes() throws IOException {
        var told = new ArrayList<String>();
        byte[] once = new MoveOrderingTraining(5, told::add).train(20);
        assertThat(new MoveOrderingTraining(5, line -> {}).train(20)).isEqualTo(once);
        assertThat(told).last().asString().startsWith("phase 2, epoch 11: error ");

        int size = MoveOrderingWeights.PHASES.length * MoveOrderingWeights.SIZE;
        assertThat(PackedWeights.unpack(new ByteArrayInputStream(once), size)).hasSize(size);
    }

    @Test
    void gamesAreKeptWithTheirExactScores() {
        var games = new TrainingPositions(9, MoveOrderingWeights.none());
        games.play(1);
        games.play(2);
        assertThat(games.count()).isPositive();
        var solver = new EndgameSolver(EndgameOptions.standard());
        for (int index = 0; index < games.count(); index++) {
            if (64 - Long.bitCount(games.mover(index) | games.other(index)) <= 12) {
                assertThat(solver.solve(games.mover(index), games.other(index), EndgameWatcher.NONE)
                                .score())
                        .isEqualTo(games.score(index));
            }
        }
    }

    @Test
    void whatIsShippedGuessesBetterThanNothing() {
        var games = new TrainingPositions(77, MoveOrderingWeights.none());
        for (int game = 0; game < 20; game++) {
            games.play(game);
        }
        var shallowEvaluation = new ShallowEvaluation(MoveOrderingWeights.shipped(), new ShallowSearch());
        double missed = 0;
        double all = 0;
        for (int index = 0; index < games.count(); index++) {
            int guess =
                    shallowEvaluation.negamax(games.mover(index), games.other(index), 0) / MoveOrderingWeights.UNITS;
            missed += Math.abs(games.score(index) - guess);
            all += Math.abs(games.score(index));
        }
        assertThat(missed).isLessThan(all / 2);
    }
}
