package dev.quoin.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.slots.SlotLayout;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    @ParameterizedTest
    @ValueSource(strings = {"Othello-v0", "MiniScrabble-v0", "Crossword-v0", "DailyLetters-v0"})
    void aCopiedSlotGoesOnLikeTheFirst(String id) {
        Map<String, String> options = id.startsWith("Daily") ? Map.of() : Map.of("opponent", "random");
        VectorEnvironment vector = Environments.makeVector(id, options, 2, AutoresetMode.NEXT_STEP);
        vector.reset(5);
        play(vector, 1, 4);
        vector.copy(1, 0);

        for (int step = 0; step < 60; step++) {
            assertThat(shown(vector, 0)).as("step %s", step).isEqualTo(shown(vector, 1));
            assertThat(vector.save(0)).isEqualTo(vector.save(1));
            play(vector, 1, 1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"MiniScrabble-v0", "Crossword7-v0", "Crossword-v0"})
    void determinizeRedrawsOnlyWhatTheAgentCannotSee(String id) {
        VectorEnvironment vector = Environments.makeVector(id, Map.of(), 1, AutoresetMode.NEXT_STEP);
        vector.reset(5);
        play(vector, 0, 2);
        byte[] state = vector.save(0);
        var opponents = new HashSet<String>();
        for (int seed = 0; seed < 50; seed++) {
            vector.load(0, state);
            List<String> before = shown(vector, 0);
            vector.determinize(0, seed);
            assertThat(shown(vector, 0)).isEqualTo(before);
            byte[] drawn = vector.save(0);
            vector.load(0, drawn);
            assertThat(shown(vector, 0)).isEqualTo(before);
            vector.load(0, state);
            vector.determinize(0, seed);
            assertThat(vector.save(0)).isEqualTo(drawn);
            // After a pass the other side sees its own rack.
            pass(vector);
            opponents.add(shown(vector, 0).toString());
        }
        assertThat(opponents).hasSizeGreaterThan(40);
    }

    /// The last legal action is the pass in every crossword game.
    private static void pass(VectorEnvironment vector) {
        ByteBuffer mask = vector.buffers().buffer(SlotLayout.MASK);
        int action = mask.capacity() - 1;
        while (mask.get(action) == 0) {
            action--;
        }
        vector.buffers().buffer(VectorEnvironment.ACTION).putInt(0, action);
        vector.step();
    }

    /// Fingerprints of what a slot shows, by field.
    private static List<String> shown(VectorEnvironment vector, int slot) {
        var fields = new ArrayList<>(vector.layout().observation());
        fields.addAll(vector.info());
        return fields.stream()
                .map(field -> field.name() + " "
                        + Arrays.deepHashCode(new Object[] {vector.buffers().value(field, slot)}))
                .toList();
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
        int actions = vector.layout().actions();
        var shown = new ArrayList<String>();
        for (int step = 0; step < steps; step++) {
            ByteBuffer mask = vector.buffers().buffer(SlotLayout.MASK);
            for (int each = 0; each < vector.count(); each++) {
                int action = 0;
                while (action < actions - 1 && mask.get(actions * each + action) == 0) {
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
