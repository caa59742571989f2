package dev.quoin.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.opponent.Opponent;
import dev.quoin.env.slots.AgentRandom;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
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
    @ValueSource(strings = {"Othello-v0", "MiniScrabble-v0", "DailyLetters-v0"})
    void aSlotIsCopiedToAnotherVectorEnvironment(String id) {
        VectorEnvironment first = Environments.makeVector(id, Map.of(), 2, AutoresetMode.NEXT_STEP);
        VectorEnvironment second = Environments.makeVector(id, Map.of(), 3, AutoresetMode.NEXT_STEP);
        first.reset(5);
        second.reset(6);
        List<String> untouched = shown(second, 0);
        play(first, 1, 3);
        first.copyTo(1, second, 2);

        assertThat(second.elapsedSteps(2)).isEqualTo(3);
        assertThat(shown(second, 0)).isEqualTo(untouched);
        for (int step = 0; step < 20; step++) {
            assertThat(shown(second, 2)).as("step %s", step).isEqualTo(shown(first, 1));
            assertThat(second.save(2)).isEqualTo(first.save(1));
            play(first, 1, 1);
            play(second, 2, 1);
        }
    }

    @Test
    void aSlotIsCopiedOnlyToTheSameEnvironment() {
        VectorEnvironment othello = vector(1);
        VectorEnvironment mini = Environments.makeVector("MiniScrabble-v0", Map.of(), 1, AutoresetMode.NEXT_STEP);
        VectorEnvironment seven = Environments.makeVector("Crossword7-v0", Map.of(), 1, AutoresetMode.NEXT_STEP);
        assertThatThrownBy(() -> othello.copyTo(0, mini, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("must be copied to Othello-v0");
        assertThatThrownBy(() -> mini.copyTo(0, seven, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("must be copied to MiniScrabble-v0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Othello-v0", "MiniScrabble-v0"})
    void oneSlotStepsWithoutTheOthers(String id) {
        VectorEnvironment vector = Environments.makeVector(id, Map.of(), 3, AutoresetMode.DISABLED);
        VectorEnvironment single = Environments.makeVector(id, Map.of(), 1, AutoresetMode.DISABLED);
        vector.reset(7);
        single.reset(8);
        List<String> before = shown(vector, 0);
        for (int step = 0; step < 3; step++) {
            int action = firstLegal(vector, 1);
            vector.stepSlot(1, action);
            single.buffers().buffer(VectorEnvironment.ACTION).putInt(0, action);
            single.step();
            assertThat(shown(vector, 1)).isEqualTo(shown(single, 0));
            assertThat(shown(vector, 0)).isEqualTo(before);
        }
        assertThat(vector.elapsedSteps(1)).isEqualTo(3);
        assertThat(vector.elapsedSteps(0)).isZero();
        assertThatThrownBy(() -> vector.stepSlot(1, 1_000_000))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessageStartingWith("action must be 0..");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Othello-v0", "MiniScrabble-v0"})
    void theOpponentOfACopyDrawsTheSameNumbers(String id) {
        VectorEnvironment vector =
                Environments.makeVector(id, Map.of("opponent", randomAgent()), 2, AutoresetMode.NEXT_STEP);
        vector.reset(5);
        play(vector, 0, 3);
        vector.copy(0, 1);
        for (int step = 0; step < 10; step++) {
            play(vector, 0, 1);
            assertThat(shown(vector, 1)).as("step %s", step).isEqualTo(shown(vector, 0));
        }
    }

    /// An agent that plays at random: its moves follow from the generator it is made with.
    private static <P, M> Opponent<P, M> randomAgent() {
        return new Opponent.Agents<>(game -> random -> new Agent<>() {
            @Override
            public M choose(P position, Budget budget) {
                List<M> moves = game.legalMoves(position);
                return moves.get(random.nextInt(moves.size()));
            }
        });
    }

    @Test
    void anAgentDrawsTheNumbersOfASplittableRandom() {
        var ours = new AgentRandom();
        ours.begin(-77);
        var theirs = new SplittableRandom(-77);
        for (int draw = 0; draw < 100; draw++) {
            assertThat(ours.nextInt()).isEqualTo(theirs.nextInt());
            assertThat(ours.nextInt(7)).isEqualTo(theirs.nextInt(7));
            assertThat(ours.nextInt(3, 1 << 30)).isEqualTo(theirs.nextInt(3, 1 << 30));
            assertThat(ours.nextLong()).isEqualTo(theirs.nextLong());
            assertThat(ours.nextLong(1L << 40)).isEqualTo(theirs.nextLong(1L << 40));
            assertThat(ours.nextDouble()).isEqualTo(theirs.nextDouble());
            assertThat(ours.nextFloat()).isEqualTo(theirs.nextFloat());
            assertThat(ours.nextBoolean()).isEqualTo(theirs.nextBoolean());
            assertThat(ours.nextGaussian()).isEqualTo(theirs.nextGaussian());
        }
    }

    @Test
    void determinizeShufflesTheBagOfADailyPuzzle() {
        VectorEnvironment vector = Environments.makeVector("DailyLetters-v0", Map.of(), 1, AutoresetMode.DISABLED);
        vector.resetSlot(0, 5, Map.of("date", "2026-11-15"));
        play(vector, 0, 1);
        byte[] state = vector.save(0);
        List<String> before = shown(vector, 0);
        var after = new HashSet<String>();
        for (int seed = 0; seed < 30; seed++) {
            vector.load(0, state);
            vector.determinize(0, seed);
            // Twice, since a puzzle that was redrawn can be redrawn again.
            vector.determinize(0, seed);
            assertThat(shown(vector, 0)).isEqualTo(before);
            byte[] drawn = vector.save(0);
            String played = play(vector, 0, 1).toString();
            after.add(played);
            vector.load(0, drawn);
            assertThat(shown(vector, 0)).isEqualTo(before);
            assertThat(play(vector, 0, 1).toString()).isEqualTo(played);
        }
        assertThat(after).hasSizeGreaterThan(20);
    }

    /// Each unseen tile is in the opponent's rack as often as in any other place.
    @Test
    void determinizeDealsUniformly() {
        VectorEnvironment vector = Environments.makeVector("MiniScrabble-v0", Map.of(), 1, AutoresetMode.NEXT_STEP);
        vector.reset(5);
        int kinds = vector.buffers().buffer("rack").capacity();
        ByteBuffer unseen = vector.buffers().buffer("unseen");
        int[] total = new int[kinds];
        int tiles = 0;
        for (int kind = 0; kind < kinds; kind++) {
            total[kind] = unseen.get(kind);
            tiles += total[kind];
        }
        int deals = 4_000;
        var held = new int[kinds];
        int rackSize = 0;
        int board = 25;
        for (int seed = 0; seed < deals; seed++) {
            vector.determinize(0, seed);
            int[] everything = vector.fullState(0);
            rackSize = 0;
            for (int kind = 0; kind < kinds; kind++) {
                held[kind] += everything[board + kinds + kind];
                rackSize += everything[board + kinds + kind];
            }
        }
        for (int kind = 0; kind < kinds; kind++) {
            double expected = (double) deals * rackSize * total[kind] / tiles;
            assertThat((double) held[kind])
                    .isBetween(expected - 6 * Math.sqrt(expected + 1), expected + 6 * Math.sqrt(expected + 1));
        }
    }

    @Test
    void theFullStateHasWhatIsHidden() {
        VectorEnvironment othello = vector(1);
        othello.reset(1);
        int[] board = othello.fullState(0);
        assertThat(board).hasSize(65);
        assertThat(Arrays.stream(board, 0, 64).sum()).isEqualTo(2 * 1 + 2 * 2);
        VectorEnvironment daily = Environments.makeVector("DailyLetters-v0", Map.of(), 1, AutoresetMode.DISABLED);
        daily.reset(1);
        assertThatThrownBy(() -> daily.fullState(0)).isInstanceOf(UnsupportedOperationException.class);
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

    private static int firstLegal(VectorEnvironment vector, int slot) {
        int actions = vector.layout().actions();
        ByteBuffer mask = vector.buffers().buffer(SlotLayout.MASK);
        int action = 0;
        while (mask.get(actions * slot + action) == 0) {
            action++;
        }
        return action;
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
