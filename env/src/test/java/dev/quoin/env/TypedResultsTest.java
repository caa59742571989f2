package dev.quoin.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.search.Mcts;
import dev.quoin.env.search.MctsOptions;
import dev.quoin.env.slots.SlotLayout;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Results with types instead of maps of objects, and the calls for ordinary use.
class TypedResultsTest {
    private static final int[] OPENING = {19, 26, 37, 44};

    @Test
    void masksAreBooleans() {
        var environment = Environments.make("Othello-v0");
        ResetResult start = environment.reset(1);
        StepResult step = environment.step(start.legalActions()[0]);

        assertThat(start.legalActions()).isEqualTo(OPENING);
        assertThat(start.actionMask()).hasSize(64);
        assertThat(start.actionMask()[19]).isTrue();
        assertThat(start.actionMask()[20]).isFalse();
        var bytes = (byte[]) step.info().getOrDefault(SlotLayout.MASK, new byte[0]);
        for (int action = 0; action < bytes.length; action++) {
            assertThat(step.actionMask()[action]).isEqualTo(bytes[action] == 1);
        }
        assertThat(step.legalActions()).hasSize(3);
        assertThat(step.isOver()).isFalse();
    }

    @Test
    void theLastStepIsOverAndHasNoLegalActions() {
        var environment = Environments.make("Othello-v0", Map.of("opponent", "random"));
        int[] legal = environment.reset(1).legalActions();
        StepResult step;
        do {
            step = environment.step(legal[0]);
            legal = step.legalActions();
        } while (!step.isOver());

        assertThat(step.terminated()).isTrue();
        assertThat(legal).isEmpty();
    }

    @Test
    void resultsAreReadable() {
        var environment = Environments.make("MiniScrabble-v0");
        ResetResult start = environment.reset(1);

        assertThat(start.toString())
                .startsWith("ResetResult[observation={")
                .contains("action_mask=byte[")
                .doesNotContain("@");
        assertThat(environment.step(start.legalActions()[0]).toString())
                .startsWith("StepResult[observation={")
                .contains(", reward=", ", terminated=false, truncated=false, info={")
                .doesNotContain("@");
    }

    @Test
    void vectorsTakeAndGiveArrays() {
        try (var vector = Environments.makeVector("Othello-v0", Map.of(), 2)) {
            vector.reset(1);
            assertThat(vector.autoresetMode()).isEqualTo(AutoresetMode.NEXT_STEP);
            assertThat(vector.actionMask(1))
                    .isEqualTo(Environments.make("Othello-v0").reset(1).actionMask());
            vector.step(new int[] {19, 44});

            assertThat(vector.actionMask(0)[20]).isTrue();
            assertThat(vector.text(0)).isNotEqualTo(vector.text(1));
            assertThatThrownBy(() -> vector.step(new int[] {1}))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("a step needs 2 actions, got 1");
            assertThatThrownBy(() -> vector.actionMask(2)).isInstanceOf(IndexOutOfBoundsException.class);
        }
    }

    @Test
    void aSearchHasStandardOptions() {
        assertThat(Mcts.of("Othello-v0", Map.of(), MctsOptions.standard())).isNotNull();
    }
}
