package dev.quoin.env.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/// Counts the properties: each of the 23 has one test under its number and title.
class AllPropertiesTest {
    private static final List<String> TITLES = List.of(
            "Piece Flipping Correctness",
            "Valid Move Detection",
            "Turn Passing",
            "Player Alternation",
            "Piece Count Accuracy",
            "Game Termination",
            "State Serialization Round-Trip",
            "Action Validity Consistency",
            "Error Handling",
            "Observation Encoding Correctness",
            "Info Dictionary Completeness",
            "Step Return Signature",
            "Invalid Move Handling",
            "Sparse Reward Correctness",
            "Dense Reward Correctness",
            "Custom Reward Function",
            "Perspective Consistency",
            "Opponent Move Execution",
            "ANSI Rendering Completeness",
            "RGB Array Format",
            "Configuration Validation",
            "State Persistence Round-Trip",
            "Episode Termination Signals");

    @Test
    void everyPropertyHasItsTest() {
        var expected = new ArrayList<String>();
        for (int number = 1; number <= 23; number++) {
            expected.add("Feature: othello-rl-environment, Property " + number + ": " + TITLES.get(number - 1));
        }
        var found = new ArrayList<String>();
        for (Class<?> tests :
                List.of(EnginePropertiesTest.class, EnvironmentPropertiesTest.class, RewardPropertiesTest.class)) {
            for (Method method : tests.getDeclaredMethods()) {
                Stream.of(method.getAnnotationsByType(DisplayName.class))
                        .forEach(name -> found.add(Objects.requireNonNull(name).value()));
                assertThat(method.isAnnotationPresent(DisplayName.class))
                        .isEqualTo(method.isAnnotationPresent(Test.class));
            }
        }
        assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
    }
}
