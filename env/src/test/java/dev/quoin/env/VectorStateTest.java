package dev.quoin.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.slots.SlotLayout;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VectorStateTest {
    @Test
    void aSavedSlotGoesOnAsItWouldHaveAlsoInTheEpisodesToCome() {
        VectorEnvironment first = vector(2);
        first.reset(5);
        play(first, 1, 7);
        byte[] state = first.save(1);
        VectorEnvironment second = vector(1);
        second.load(0, state);

        assertThat(second.text(0)).isEqualTo(first.text(1));
        assertThat(second.picture(0).pixels()).isEqualTo(first.picture(1).pixels());
        assertThat(play(second, 0, 100)).isEqualTo(play(first, 1, 100));
    }

    @Test
    void bytesThatAreNoStateAreRefused() {
        assertThatThrownBy(() -> vector(1).load(0, new byte[3])).hasMessageContaining("got 3");
        assertThatThrownBy(() -> vector(1).load(0, new byte[9])).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aResetFromAPositionKeepsTheChanceOfTheSlot() {
        VectorEnvironment vector = vector(1);
        vector.resetSlot(0, 3, Map.of("agent_player", "white"));
        assertThat(vector.buffers().buffer("agent_player").getInt(0)).isEqualTo(1);
        byte[] before = vector.save(0);
        assertThatThrownBy(() -> vector.resetSlot(0, Map.of("colour", "white")))
                .hasMessageContaining("has no option 'colour'");
        assertThatThrownBy(() -> vector.resetSlot(0, Map.of("position", "nonsense")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("position must be a text of a position")
                .hasMessageEndingWith("got 'nonsense'");
        assertThat(vector.save(0)).isEqualTo(before);
    }

    private static VectorEnvironment vector(int count) {
        return Environments.makeVector(
                "Othello-v0", Map.of("opponent", "random", "agent_player", "random"), count, AutoresetMode.NEXT_STEP);
    }

    /// Plays the first legal move in every slot so many times, and tells what one slot showed.
    private static List<String> play(VectorEnvironment vector, int slot, int steps) {
        var shown = new ArrayList<String>();
        for (int step = 0; step < steps; step++) {
            ByteBuffer mask = vector.buffers().buffer(SlotLayout.MASK);
            for (int each = 0; each < vector.count(); each++) {
                int action = 0;
                while (action < 63 && mask.get(64 * each + action) == 0) {
                    action++;
                }
                vector.buffers().buffer(VectorEnvironment.ACTION).putInt(4 * each, action);
            }
            vector.step();
            shown.add(vector.text(slot) + vector.buffers().buffer("reward").getFloat(4 * slot));
        }
        return shown;
    }
}
