package dev.quoin.learning.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.RandomAgent;
import dev.quoin.othello.Othello;
import dev.quoin.othello.agent.Openings;
import dev.quoin.othello.agent.SearchAgent;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.pattern.PatternWeights;
import dev.quoin.othello.search.PatternEvaluation;
import dev.quoin.othello.search.Search;
import dev.quoin.othello.search.SearchLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PatternTrainingTest {
    private static final TdConfig CONFIG = TdConfig.defaults(7);

    @TempDir
    Path folder;

    private static void play(PatternTraining training, int games) {
        for (int game = 0; game < games; game++) {
            training.playGame();
        }
        training.save();
    }

    @Test
    void aResumedTrainingWritesTheSameFiles() throws IOException {
        Path whole = folder.resolve("whole");
        Path parts = folder.resolve("parts");
        play(PatternTraining.begin(whole, CONFIG), 300);
        play(PatternTraining.begin(parts, CONFIG), 120);
        play(PatternTraining.resume(parts, CONFIG), 1);
        play(PatternTraining.resume(parts, CONFIG), 179);
        for (String end : new String[] {"", ".state", ".csv"}) {
            assertThat(folder.resolve("parts" + end)).hasSameBinaryContentAs(folder.resolve("whole" + end));
        }
        assertThat(PatternWeights.read(Files.readAllBytes(parts)).origin())
                .isEqualTo("quoin learn patterns --games 300 --seed 7 --opening 20 --explore 0.02 --sparring 0.3"
                        + " --lambda 0.8 --rate 2.0 --settle 400000 --ahead 1");
    }

    @Test
    void aTrainingCanStartFromOtherWeights() throws IOException {
        PatternTraining first = PatternTraining.begin(folder.resolve("first"), CONFIG);
        play(first, 200);
        var further = new TdConfig(8, 20, 0.02, 0.3, 0.8f, new TdLearningRate(0.5f, 1000), 2);
        Path whole = folder.resolve("whole");
        Path parts = folder.resolve("parts");
        PatternTraining begun = PatternTraining.begin(whole, further, first.values());
        assertThat(begun.values().discs(0)).isEqualTo(first.values().discs(0));
        play(begun, 60);
        play(PatternTraining.begin(parts, further, first.values()), 25);
        play(PatternTraining.resume(parts, further), 35);
        for (String end : new String[] {"", ".state", ".csv"}) {
            assertThat(folder.resolve("parts" + end)).hasSameBinaryContentAs(folder.resolve("whole" + end));
        }
        assertThat(PatternWeights.read(Files.readAllBytes(parts)).origin())
                .isEqualTo(first.values().origin() + "; then " + further.command(60));
    }

    @Test
    void theCheckpointOfAnotherConfigurationIsRefused() throws IOException {
        Path file = folder.resolve("values");
        play(PatternTraining.begin(file, CONFIG), 5);
        assertThatThrownBy(() -> PatternTraining.resume(file, TdConfig.defaults(8)))
                .hasMessage("the training of " + file + " has seed = 7, got 8");
        Files.writeString(PatternTraining.checkpointFile(file), "nothing\n\n");
        assertThatThrownBy(() -> PatternTraining.resume(file, CONFIG))
                .hasMessage(PatternTraining.checkpointFile(file) + " is not a checkpoint of a pattern training");
    }

    @Test
    void aValueConvergesToItsTarget() {
        TdWeights weights = TdWeights.zeros();
        OthelloPosition position = new Openings(12, 1).opening(3).end();
        for (int step = 0; step < 50; step++) {
            weights.update(position.mover(), position.other(), 10, 1);
        }
        assertThat(weights.value(position.mover(), position.other())).isBetween(9.99f, 10.01f);
    }

    @Test
    void aFewThousandGamesBeatRandomMoves() {
        PatternTraining training = PatternTraining.begin(folder.resolve("values"), CONFIG);
        play(training, 3000);
        int won = 0;
        for (int game = 0; game < 50; game++) {
            var learnt = new SearchAgent(new Search(new PatternEvaluation(training.values())), SearchLimits.ofDepth(1));
            var random = new RandomAgent<>(new Othello(), new SplittableRandom(game));
            won += wins(learnt, random, game) ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(40);
    }

    /// Whether the first of these wins, with Black in every other game.
    private static boolean wins(
            Agent<OthelloPosition, OthelloMove> first, Agent<OthelloPosition, OthelloMove> second, int game) {
        OthelloPosition position = new Openings(4, 1).opening(game / 2).end();
        Disc colour = game % 2 == 0 ? Disc.BLACK : Disc.WHITE;
        while (!position.isOver()) {
            var agent = position.toMove() == colour ? first : second;
            position = position.play(agent.choose(position, Budget.unlimited()));
        }
        return position.count(colour) > 32;
    }
}
