package dev.quoin.env.othello;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.env.Environment;
import dev.quoin.env.Environments;
import dev.quoin.env.StepResult;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.Policy;
import dev.quoin.env.slots.SlotLayout;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class PolicyTest {
    private static final int D3 = 19;
    private final List<String> warnings = new ArrayList<>();

    @Test
    void anOpponentFromOutsideSeesTheBoardFromItsOwnSide() {
        var seen = new ArrayList<float[]>();
        StepResult step = step((shown, slot) -> {
            seen.add(floats(shown.buffer("observation")));
            assertThat(shown.buffer("agent_player").getInt(0)).isEqualTo(1);
            return firstLegal(shown);
        });

        assertThat(seen).hasSize(1);
        assertThat(seen.getFirst()[36]).as("White's own disc on e5").isEqualTo(1);
        assertThat(seen.getFirst()[64 + D3]).as("Black's new disc").isEqualTo(1);
        assertThat(((float[]) step.observation())[D3])
                .as("the agent sees its own side again")
                .isIn(0f, 1f);
        assertThat(step.info()).containsEntry("agent_player", 0).containsEntry("current_player", 0);
        assertThat(warnings).isEmpty();
    }

    @Test
    void anOpponentThatFailsOrErrsIsReplacedWithAWarning() {
        step((shown, slot) -> {
            throw new IllegalStateException("no weights");
        });
        step((shown, slot) -> 64);
        step((shown, slot) -> 0);

        assertThat(warnings)
                .containsExactly(
                        "the opponent failed; playing a random move instead: no weights",
                        "the opponent failed; playing a random move instead: it chose 64, which is not legal",
                        "the opponent failed; playing a random move instead: it chose 0, which is not legal");
    }

    private StepResult step(Policy policy) {
        Consumer<String> warning = warnings::add;
        Environment environment = Environments.make("Othello-v0", Map.of("opponent", policy, "warning", warning));
        environment.reset(1);
        return environment.step(D3);
    }

    private static int firstLegal(ObservationBuffers shown) {
        var mask = new byte[64];
        shown.buffer(SlotLayout.MASK).get(0, mask);
        return Arrays.toString(mask).replaceAll("[^01]", "").indexOf('1');
    }

    private static float[] floats(ByteBuffer buffer) {
        var floats = new float[192];
        buffer.asFloatBuffer().get(0, floats);
        return floats;
    }
}
