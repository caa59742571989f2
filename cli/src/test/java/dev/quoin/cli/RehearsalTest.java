package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import dev.quoin.cli.Rehearsal.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RehearsalTest {

    static List<Scene> scenes() {
        return Rehearsal.scenes();
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void everySceneIsACommandThatSucceeds(Scene scene) {
        assertThat(Rehearsal.run(scene)).isZero();
    }

    @Test
    void theServerAnswersAVisit() {
        assertThatNoException().isThrownBy(Rehearsal::serve);
    }
}
