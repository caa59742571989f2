package dev.quoin.env.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.AutoresetMode;
import dev.quoin.env.Environment;
import dev.quoin.env.Environments;
import dev.quoin.env.StepResult;
import dev.quoin.env.VectorEnvironment;
import dev.quoin.env.check.CheckReport;
import dev.quoin.env.check.EnvironmentChecker;
import dev.quoin.env.evaluation.PairedEpisodes;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.Policy;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.game.IllegalMoveException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A game from outside as an environment: Nim, where action `n` takes `n + 1` stones.
class GameSlotsTest {
    private static final String ID = NimKit.ID;

    private static int stones(Object observation) {
        int stones = 0;
        while (stones < 15 && ((float[]) observation)[stones] == 1) {
            stones++;
        }
        return stones;
    }

    private static byte[] mask(Map<String, Object> info) {
        return (byte[]) Objects.requireNonNull(info.get(SlotLayout.MASK));
    }

    @ParameterizedTest
    @CsvSource({
        "self, first, penalty",
        "self, first, random",
        "self, first, error",
        "random, random, penalty",
        "perfect, second, random",
        "chance, random, error",
        "illegal, first, penalty",
        "broken, second, error"
    })
    void itKeepsThePromisesOfAnEnvironment(String opponent, String seat, String invalid) {
        Map<String, String> options = Map.of("opponent", opponent, "agent_player", seat, "invalid_move_mode", invalid);
        CheckReport report = EnvironmentChecker.of(ID, options).check();
        assertThat(report.faults()).as(report.toString()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void itKeepsThemWhenEpisodesAreCutOff(int steps) {
        CheckReport report = EnvironmentChecker.of(ID, Map.of("heap", "15", "max_steps", steps))
                .check();
        assertThat(report.faults()).as(report.toString()).isEmpty();
    }

    @Test
    void theMaskIsTheLegalMoves() {
        Environment environment = Environments.make(ID, Map.of("heap", 4));
        assertThat(mask(environment.reset(1).info())).containsExactly(1, 1, 1);
        assertThat(mask(environment.step(0).info())).containsExactly(1, 1, 1);
        assertThat(mask(environment.step(0).info())).containsExactly(1, 1, 0);
        assertThat(mask(environment.step(0).info())).containsExactly(1, 0, 0);
        StepResult end = environment.step(0);
        assertThat(mask(end.info())).containsExactly(0, 0, 0);
        assertThat(end.terminated()).isTrue();
    }

    @Test
    void whoPlaysBothSidesSeesTheSideToMove() {
        Environment environment = Environments.make(ID, Map.of("heap", 5));
        Map<String, Object> start = environment.reset(1).info();
        assertThat(start).containsEntry("current_player", 0).containsEntry("agent_player", 0);
        StepResult second = environment.step(0);
        assertThat(second.info()).containsEntry("current_player", 1).containsEntry("agent_player", 1);
        assertThat(((float[]) second.observation())[15]).isEqualTo(1);
        assertThat(second.reward()).isZero();
        environment.step(0);
        StepResult end = environment.step(2);
        assertThat(end.reward()).isEqualTo(1);
        assertThat(end.info()).containsEntry("current_player", 0).containsEntry("agent_player", 0);
        assertThat(environment.lead()).isEqualTo(1);
    }

    @Test
    void theDealFollowsFromTheSeed() {
        Environment environment = Environments.make(ID, Map.of());
        var heaps = new ArrayList<Integer>();
        for (int seed = 0; seed < 50; seed++) {
            int heap = stones(environment.reset(seed).observation());
            assertThat(stones(environment.reset(seed).observation())).isEqualTo(heap);
            heaps.add(heap);
        }
        assertThat(heaps).contains(5, 14);
    }

    @Test
    void aPerfectOpponentAnswersInBothSeats() {
        Environment first = Environments.make(ID, Map.of("heap", 12, "opponent", "perfect"));
        assertThat(stones(first.reset(1).observation())).isEqualTo(12);
        assertThat(stones(first.step(0).observation())).isEqualTo(8);
        assertThat(stones(first.step(2).observation())).isEqualTo(4);
        StepResult lost = first.step(1);
        assertThat(lost.terminated()).isTrue();
        assertThat(lost.reward()).isEqualTo(-1);
        assertThat(first.lead()).isEqualTo(-1);

        Environment second =
                Environments.make(ID, Map.of("heap", "5", "opponent", "perfect", "agent_player", "second"));
        var start = second.reset(1);
        assertThat(stones(start.observation())).isEqualTo(4);
        assertThat(start.info()).containsEntry("agent_player", 1).containsEntry("current_player", 1);
        assertThat(second.step(0).reward()).isEqualTo(-1);
        assertThat(stones(second.reset(1, Map.of("agent_player", "first")).observation()))
                .isEqualTo(5);
    }

    @Test
    void bothGamesOfAPairHaveTheSameDeal() {
        Slots slots = Environments.slots(ID, Map.of("opponent", "perfect"), 1);
        slots.bind(ObservationBuffers.allocate(slots.layout().fields(), 1));
        var episodes = PairedEpisodes.ofMatch(ID, 1);
        for (int game = 0; game < 20; game += 2) {
            slots.start(0, episodes.seed(game), episodes.resetOptions(game));
            int heap = heap(slots);
            slots.start(0, episodes.seed(game + 1), episodes.resetOptions(game + 1));
            int answered = heap - (heap % 4 == 0 ? 1 : heap % 4);
            assertThat(heap(slots)).isEqualTo(answered);
        }
    }

    private static int heap(Slots slots) {
        return Integer.parseInt(slots.text(0).replaceAll(".*stones=(\\d+).*", "$1"));
    }

    @Test
    void illegalActionsAreTreatedAsTheOptionSays() {
        Environment penalty = Environments.make(ID, Map.of("heap", 1, "invalid_move_penalty", -0.5));
        penalty.reset(1);
        StepResult unchanged = penalty.step(2);
        assertThat(unchanged.reward()).isEqualTo(-0.5f);
        assertThat(unchanged.terminated()).isFalse();
        assertThat(stones(unchanged.observation())).isEqualTo(1);

        Environment random = Environments.make(ID, Map.of("heap", 1, "invalid_move_mode", "random"));
        random.reset(1);
        assertThat(random.step(2).reward()).isEqualTo(1);

        Environment error = Environments.make(ID, Map.of("heap", 1, "invalid_move_mode", "error"));
        error.reset(1);
        assertThatThrownBy(() -> error.step(2))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessageContaining("the heap has 1 stones, got 3");
        assertThatThrownBy(() -> error.step(3))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("action must be 0..2, got 3");
    }

    @ParameterizedTest
    @CsvSource({"illegal, 'take 1 to 3 stones, got 9'", "broken, out of order"})
    void anOpponentThatFailsMakesRandomMovesWithOneWarning(String opponent, String reason) {
        var warnings = new ArrayList<String>();
        Consumer<String> warning = warnings::add;
        Environment environment = Environments.make(ID, Map.of("opponent", opponent, "warning", warning));
        playGames(environment, 5);
        assertThat(warnings).hasSize(1).first().asString().contains("playing a random move instead", reason);
    }

    @Test
    void aPolicySeesItsOwnSide() {
        var seats = new ArrayList<Float>();
        Policy policy = (shown, slot) -> {
            seats.add(shown.buffer("observation").getFloat(15 * Float.BYTES));
            assertThat(shown.buffer(SlotLayout.MASK).get(0)).isEqualTo((byte) 1);
            return 0;
        };
        Environment environment = Environments.make(ID, Map.of("heap", 9, "opponent", policy));
        environment.reset(1);
        assertThat(stones(environment.step(2).observation())).isEqualTo(5);
        assertThat(seats).containsExactly(1f);
    }

    @Test
    void aPolicyThatFailsIsReplacedWithOneWarning() {
        var warnings = new ArrayList<String>();
        Consumer<String> warning = warnings::add;
        Policy illegal = (shown, slot) -> 7;
        playGames(Environments.make(ID, Map.of("opponent", illegal, "warning", warning)), 3);
        assertThat(warnings).hasSize(1).first().asString().contains("it chose 7");
        warnings.clear();
        Policy broken = (shown, slot) -> {
            throw new IllegalStateException("out of order");
        };
        playGames(Environments.make(ID, Map.of("opponent", broken, "warning", warning)), 3);
        assertThat(warnings).hasSize(1).first().asString().contains("out of order");
    }

    private static void playGames(Environment environment, int games) {
        for (int game = 0; game < games; game++) {
            environment.reset(game);
            while (!environment.step(0).terminated()) {}
        }
    }

    @Test
    void aSavedGameGoesOnWithTheSameRandomNumbers() {
        for (String opponent : List.of("self", "random", "chance")) {
            Map<String, String> options = Map.of("opponent", opponent, "agent_player", "random", "heap", "15");
            for (int seed = 0; seed < 20; seed++) {
                Environment environment = Environments.make(ID, options);
                Environment other = Environments.make(ID, options);
                environment.reset(seed);
                environment.step(0);
                assertThat(other.load(environment.save()).info().toString()).isNotEmpty();
                boolean over = false;
                while (!over) {
                    StepResult step = environment.step(0);
                    StepResult twin = other.step(0);
                    assertThat(twin.observation()).isEqualTo(step.observation());
                    assertThat(twin.reward()).isEqualTo(step.reward());
                    over = step.terminated();
                }
                assertThat(other.save()).isEqualTo(environment.save());
            }
        }
    }

    @Test
    void statesThatNoGameCanHaveAreRefused() {
        Environment environment = Environments.make(ID, Map.of("heap", 5));
        byte[] unborn = environment.save();
        environment.reset(1);
        environment.step(0);
        byte[] saved = environment.save();
        assertThatThrownBy(() -> environment.load(changed(saved, saved.length - 1, 9)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a saved state of Nim-v0 has legal actions only, got 9 as number 1");
        assertThatThrownBy(() -> environment.load(changed(saved, 24, 2))).hasMessageContaining("seat 0 or 1, got 2");
        assertThatThrownBy(() -> environment.load(changed(saved, 25, 2))).hasMessageContaining("RUNNING, got OVER");
        assertThatThrownBy(() -> environment.load(changed(saved, 25, 9))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> environment.load(changed(saved, 26, 127))).hasMessageContaining("bytes");
        assertThatThrownBy(() -> Environments.make(ID, Map.of("heap", 5, "opponent", "random"))
                        .load(saved))
                .hasMessageContaining("got one with the opponent to move");
        assertThat(environment.save()).isEqualTo(saved);
        environment.load(unborn);
        assertThatThrownBy(() -> environment.step(0)).isInstanceOf(IllegalStateException.class);
    }

    private static byte[] changed(byte[] saved, int index, int value) {
        byte[] changed = saved.clone();
        changed[index] = (byte) value;
        return changed;
    }

    @Test
    void aVectorShowsWhatSingleEnvironmentsShow() {
        Map<String, String> options = Map.of("opponent", "chance", "agent_player", "random");
        try (VectorEnvironment vector = Environments.makeVector(ID, options, 4, AutoresetMode.DISABLED, 2)) {
            vector.reset(5);
            ByteBuffer actions = vector.buffers().buffer(VectorEnvironment.ACTION);
            var singles = new ArrayList<Environment>();
            for (int slot = 0; slot < 4; slot++) {
                vector.resetSlot(slot, slot);
                singles.add(Environments.make(ID, options));
                singles.getLast().reset(slot);
                actions.putInt(Integer.BYTES * slot, 0);
            }
            vector.step();
            for (int slot = 0; slot < 4; slot++) {
                var observation = new float[30];
                vector.buffers().buffer("observation").asFloatBuffer().get(30 * slot, observation);
                assertThat(observation).isEqualTo(singles.get(slot).step(0).observation());
            }
        }
    }

    @Test
    void aGameThatEndsBeforeTheAgentActsIsRefused() {
        Environment environment =
                Environments.make(ID, Map.of("heap", 1, "opponent", "random", "agent_player", "second"));
        assertThatThrownBy(() -> environment.reset(1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("ended after 1 moves");
        assertThatThrownBy(environment::lead).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aLongEpisodeIsCutOff() {
        Environment environment = Environments.make(ID, Map.of("heap", 15, "max_steps", 3));
        environment.reset(1);
        environment.step(0);
        environment.step(0);
        StepResult cut = environment.step(0);
        assertThat(cut.truncated()).isTrue();
        assertThat(cut.terminated()).isFalse();
        assertThat(cut.reward()).isZero();
        assertThat(environment.lead()).isZero();
    }

    @Test
    void movesHaveTheNotationOfTheGame() {
        Slots slots = Environments.slots(ID, Map.of("heap", 2), 1);
        slots.bind(ObservationBuffers.allocate(slots.layout().fields(), 1));
        slots.start(0, 1, Map.of());
        assertThat(slots.write(0, 1)).isEqualTo("take 2");
        assertThat(slots.read(0, "take 2")).isEqualTo(1);
        assertThatThrownBy(() -> slots.read(0, "take 3")).hasMessageContaining("the heap has 2 stones");
        assertThatThrownBy(() -> slots.read(0, "hello")).hasMessageContaining("expected 'take N'");
        assertThatThrownBy(() -> slots.write(0, 2)).isInstanceOf(IllegalMoveException.class);
    }

    @Test
    void itIsDrawnAsTheTextOfThePosition() {
        Environment environment = Environments.make(ID, Map.of("heap", 2));
        environment.reset(1);
        assertThat(environment.text()).isEqualTo("Heap[stones=2, toMove=0]");
        int ink = 0;
        for (byte value : environment.picture().pixels()) {
            ink += (value & 255) < 100 ? 1 : 0;
        }
        assertThat(ink).isGreaterThan(300);
    }
}
