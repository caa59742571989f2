package dev.quoin.learning.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.AgentKind;
import dev.quoin.crossword.agent.LinearWeights;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.learning.Lessons;
import dev.quoin.learning.ToyGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinearCourseTest {
    private static final Map<String, String> NOTES = Map.of("seed", "1");
    private static final LinearLearner LEARNER = new LinearLearner(0.1, 50);

    private final Crossword game = ToyGame.mini();
    private final FeatureSet extended =
            FeatureSet.extended(game.variant().tiles().alphabet());

    @TempDir
    Path directory;

    @Test
    void aCourseThatWasStoppedGoesOnAsIfItNeverHadBeen() throws IOException {
        LinearCourse whole = begin("whole");
        play(whole, 12);

        play(begin("parts"), 5);
        Path file = directory.resolve("parts");
        // Killed after the line of the curve and before the state: the line is of a game that does not count.
        Files.writeString(
                LinearCourse.curveFile(file), Files.readString(LinearCourse.curveFile(file)) + "6,1,2,3.00,4\n");
        LinearCourse resumed = LinearCourse.resume(
                file,
                lessons(),
                LEARNER,
                NOTES,
                LinearCourseTest::command,
                game.variant().tiles().alphabet());
        play(resumed, 7);

        assertThat(resumed.games()).isEqualTo(12);
        assertThat(file).hasSameTextualContentAs(directory.resolve("whole"));
        assertThat(LinearCourse.curveFile(file))
                .hasSameTextualContentAs(LinearCourse.curveFile(directory.resolve("whole")));
        assertThat(resumed.curve().points()).isEqualTo(whole.curve().points()).hasSize(12);
    }

    @Test
    void theFileSaysWhatTheCourseLearnt() {
        LinearCourse course = begin("one");
        play(course, 3);
        assertThat(directory.resolve("one")).content().contains("# play 3\n");
        LinearWeights weights = read(directory.resolve("one"));
        assertThat(weights).isEqualTo(course.weights());
        assertThat(weights.note("games")).hasValue("3");
        assertThat(weights.values())
                .isNotEqualTo(LinearLearner.beginning(extended).values());
    }

    @Test
    void anotherCourseIsNotGoneOnWith() {
        play(begin("mine"), 1);
        Path file = directory.resolve("mine");
        assertThatThrownBy(() -> LinearCourse.resume(
                        file,
                        lessons(),
                        LEARNER,
                        Map.of("seed", "2"),
                        LinearCourseTest::command,
                        game.variant().tiles().alphabet()))
                .hasMessageContaining("has seed = 1, got 2");
    }

    private static String command(long games) {
        return "play " + games;
    }

    private LinearCourse begin(String name) {
        return LinearCourse.begin(
                directory.resolve(name),
                lessons(),
                LEARNER,
                NOTES,
                LinearCourseTest::command,
                LinearLearner.beginning(extended));
    }

    private static void play(LinearCourse course, int games) {
        for (int played = 0; played < games; played++) {
            course.playGame();
        }
    }

    private LinearWeights read(Path file) {
        return LinearWeights.open(file.toString(), game.variant().tiles().alphabet());
    }

    private Lessons lessons() {
        var teacher = AgentKind.named("greedy").orElseThrow().prepare(game.variant(), game.lexicon());
        return new Lessons(game, teacher, extended, 0.3, 1);
    }
}
