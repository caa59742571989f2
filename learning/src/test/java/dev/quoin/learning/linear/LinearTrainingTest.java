package dev.quoin.learning.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.AgentKind;
import dev.quoin.crossword.agent.Weights;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.learning.sample.SelfPlayGames;
import dev.quoin.learning.sample.ToyGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinearTrainingTest {
    private static final Map<String, String> NOTES = Map.of("seed", "1");
    private static final LinearLearner LEARNER = new LinearLearner(0.1, 50);

    private final Crossword game = ToyGame.mini();
    private final FeatureSet extended =
            FeatureSet.extended(game.variant().tiles().alphabet());

    @TempDir
    Path directory;

    @Test
    void aCourseThatWasStoppedGoesOnAsIfItNeverHadBeen() throws IOException {
        LinearTraining whole = begin("whole");
        play(whole, 12);

        play(begin("parts"), 5);
        Path file = directory.resolve("parts");
        // Killed after the line of the curve and before the state: the line is of a game that does not count.
        Files.writeString(
                LinearTraining.curveFile(file), Files.readString(LinearTraining.curveFile(file)) + "6,1,2,3.00,4\n");
        LinearTraining resumed = LinearTraining.resume(
                file,
                lessons(),
                LEARNER,
                NOTES,
                LinearTrainingTest::command,
                game.variant().tiles().alphabet());
        play(resumed, 7);

        assertThat(resumed.games()).isEqualTo(12);
        assertThat(file).hasSameTextualContentAs(directory.resolve("whole"));
        assertThat(LinearTraining.curveFile(file))
                .hasSameTextualContentAs(LinearTraining.curveFile(directory.resolve("whole")));
        assertThat(resumed.curve().points()).isEqualTo(whole.curve().points()).hasSize(12);
    }

    @Test
    void theFileSaysWhatTheCourseLearnt() {
        LinearTraining course = begin("one");
        play(course, 3);
        assertThat(directory.resolve("one")).content().contains("# play 3\n");
        Weights weights = read(directory.resolve("one"));
        assertThat(weights).isEqualTo(course.weights());
        assertThat(weights.note("games")).hasValue("3");
        assertThat(weights.values())
                .isNotEqualTo(LinearLearner.beginning(extended).values());
    }

    @Test
    void anotherCourseIsNotGoneOnWith() {
        play(begin("mine"), 1);
        Path file = directory.resolve("mine");
        assertThatThrownBy(() -> LinearTraining.resume(
                        file,
                        lessons(),
                        LEARNER,
                        Map.of("seed", "2"),
                        LinearTrainingTest::command,
                        game.variant().tiles().alphabet()))
                .hasMessageContaining("has seed = 1, got 2");
    }

    private static String command(long games) {
        return "play " + games;
    }

    private LinearTraining begin(String name) {
        return LinearTraining.begin(
                directory.resolve(name),
                lessons(),
                LEARNER,
                NOTES,
                LinearTrainingTest::command,
                LinearLearner.beginning(extended));
    }

    private static void play(LinearTraining course, int games) {
        for (int played = 0; played < games; played++) {
            course.playGame();
        }
    }

    private Weights read(Path file) {
        return Weights.open(file.toString(), game.variant().tiles().alphabet());
    }

    private SelfPlayGames lessons() {
        var teacher = AgentKind.named("greedy").orElseThrow().prepare(game.variant(), game.lexicon());
        return new SelfPlayGames(game, teacher, extended, 0.3, 1);
    }
}
