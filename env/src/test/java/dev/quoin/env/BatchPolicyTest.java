package dev.quoin.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.othello.OthelloReward;
import dev.quoin.env.slots.BatchPolicy;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.Policy;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.othello.board.Disc;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Batched opponents and rewards play as those that are called for one slot at a time.
class BatchPolicyTest {
    private static final int SLOTS = 5;

    /// Environments with options, and the number of steps to play.
    private static Stream<Arguments> everyGameAndMode() {
        return Stream.of(AutoresetMode.values())
                .flatMap(mode -> Stream.of(
                        Arguments.of("Othello-v0", Map.of(), mode, 1, 150),
                        Arguments.of("Othello-v0", Map.of("observation", "bits"), mode, 3, 150),
                        Arguments.of("MiniScrabble-v0", Map.of("max_steps", 9), mode, 2, 12),
                        Arguments.of("Crossword7-v0", Map.of("max_steps", 12), mode, 3, 20),
                        Arguments.of("Nim-v0", Map.of("heap", "12"), mode, 2, 60)));
    }

    @ParameterizedTest
    @MethodSource("everyGameAndMode")
    void playsAsAPolicyForOneSlotDoes(
            String id, Map<String, Object> options, AutoresetMode mode, int threads, int steps) {
        var asked = new ArrayList<Integer>();
        BatchPolicy many = (shown, slots) -> {
            asked.add(slots.length);
            return Arrays.stream(slots).map(slot -> choice(shown, slot)).toArray();
        };
        Policy one = BatchPolicyTest::choice;
        try (VectorEnvironment batched = vector(id, options, many, mode, threads);
                VectorEnvironment single = vector(id, options, one, mode, 1)) {
            batched.reset(7);
            single.reset(7);
            assertThat(asked).as("one call for the slots whose opponent begins").hasSizeBetween(1, 3);
            assertSame(batched, single);
            var random = new SplittableRandom(3);
            for (int step = 0; step < steps; step++) {
                act(batched, random.split());
                act(single, copyOf(batched));
                batched.step();
                single.step();
                assertSame(batched, single);
                restartEnded(batched, single, mode);
            }
        }
        assertThat(asked.stream().mapToInt(Integer::intValue).max()).hasValue(SLOTS);
    }

    /// The lowest legal action, now and then an illegal one.
    private static int choice(ObservationBuffers shown, int slot) {
        byte[] mask = mask(shown, slot);
        int lowest = 0;
        int legal = 0;
        for (int action = mask.length - 1; action >= 0; action--) {
            if (mask[action] == 1) {
                lowest = action;
                legal++;
            }
        }
        return legal % 5 == 4 ? -3 : lowest;
    }

    private static byte[] mask(ObservationBuffers shown, int slot) {
        ByteBuffer masks = shown.buffer(SlotLayout.MASK);
        var mask = new byte[masks.capacity() / SLOTS];
        masks.get(slot * mask.length, mask);
        return mask;
    }

    private static VectorEnvironment vector(
            String id, Map<String, Object> options, Object opponent, AutoresetMode mode, int threads) {
        Consumer<String> warning = message -> {};
        var all =
                new HashMap<String, Object>(Map.of("opponent", opponent, "agent_player", "random", "warning", warning));
        all.putAll(options);
        return Environments.makeVector(id, all, SLOTS, mode, threads);
    }

    /// A legal action in most slots, any in others.
    private static void act(VectorEnvironment environment, SplittableRandom random) {
        for (int slot = 0; slot < SLOTS; slot++) {
            byte[] mask = mask(environment.buffers(), slot);
            int action = random.nextInt(mask.length);
            boolean any = random.nextInt(30) == 0;
            for (int tries = 0; mask[action] == 0 && !any && tries < mask.length; tries++) {
                action = (action + 1) % mask.length;
            }
            environment.buffers().buffer(VectorEnvironment.ACTION).putInt(slot * Integer.BYTES, action);
        }
    }

    private static int[] copyOf(VectorEnvironment environment) {
        var actions = new int[SLOTS];
        environment.buffers().buffer(VectorEnvironment.ACTION).asIntBuffer().get(actions);
        return actions;
    }

    private static void act(VectorEnvironment environment, int[] actions) {
        environment.buffers().buffer(VectorEnvironment.ACTION).asIntBuffer().put(actions);
    }

    private static void restartEnded(VectorEnvironment batched, VectorEnvironment single, AutoresetMode mode) {
        for (int slot = 0; slot < SLOTS && mode == AutoresetMode.DISABLED; slot++) {
            if (isSet(batched, VectorEnvironment.TERMINATED, slot)
                    || isSet(batched, VectorEnvironment.TRUNCATED, slot)) {
                batched.beginSlot(slot, Map.of());
                single.resetSlot(slot);
            }
        }
        batched.finishResets();
        assertSame(batched, single);
    }

    private static boolean isSet(VectorEnvironment environment, String column, int slot) {
        return environment.buffers().buffer(column).get(slot) != 0;
    }

    private static void assertSame(VectorEnvironment batched, VectorEnvironment single) {
        var names = new ArrayList<>(
                List.of(VectorEnvironment.REWARD, VectorEnvironment.TERMINATED, VectorEnvironment.TRUNCATED));
        batched.layout().fields().forEach(field -> names.add(field.name()));
        batched.info().forEach(field -> names.add(field.name()));
        for (String name : names) {
            assertThat(batched.buffers().buffer(name))
                    .as(name)
                    .isEqualTo(single.buffers().buffer(name));
        }
        if (batched.autoresetMode() == AutoresetMode.SAME_STEP) {
            batched.info()
                    .forEach(field -> assertThat(batched.finals().buffer(field.name()))
                            .as("final " + field.name())
                            .isEqualTo(single.finals().buffer(field.name())));
        }
        for (int slot = 0; slot < SLOTS; slot++) {
            assertThat(batched.save(slot)).isEqualTo(single.save(slot));
        }
    }

    @Test
    void oneFailureReplacesTheMovesOfAllSlotsWithOneWarning() {
        var warnings = new ArrayList<String>();
        Consumer<String> warning = warnings::add;
        BatchPolicy failing = (shown, slots) -> {
            throw new IllegalStateException("no weights");
        };
        BatchPolicy short_ = (shown, slots) -> new int[2];
        for (BatchPolicy policy : List.of(failing, short_)) {
            try (VectorEnvironment vector = Environments.makeVector(
                    "Othello-v0", Map.of("opponent", policy, "warning", warning), SLOTS, AutoresetMode.SAME_STEP)) {
                vector.reset(1);
                for (int step = 0; step < 3; step++) {
                    act(vector, new SplittableRandom(4));
                    vector.step();
                }
                assertThat(vector.buffers().buffer("black_count").getInt(0)).isPositive();
            }
        }
        assertThat(warnings)
                .containsExactly(
                        "the opponent failed; playing a random move instead: no weights",
                        "the opponent failed; playing a random move instead: it chose 2 actions for 5 slots");
    }

    @Test
    void aCancelledOpponentStopsTheStep() {
        BatchPolicy cancelled = (shown, slots) -> {
            throw new CancellationException("interrupted");
        };
        try (VectorEnvironment vector =
                Environments.makeVector("Othello-v0", Map.of("opponent", cancelled), SLOTS, AutoresetMode.NEXT_STEP)) {
            vector.reset(1);
            act(vector, new SplittableRandom(4));
            Thread.currentThread().interrupt();
            assertThatThrownBy(vector::step).isInstanceOf(CancellationException.class);
            assertThat(Thread.interrupted()).isTrue();
            vector.reset(1);
        }
    }

    @Test
    void singleEnvironmentsAskForOneSlot() {
        BatchPolicy many = (shown, slots) -> {
            assertThat(slots).containsExactly(0);
            return new int[] {shown.buffer(SlotLayout.MASK).get(18) == 1 ? 18 : 34};
        };
        OthelloReward.BatchFunction reward = (before, after, agents) -> {
            assertThat(agents).containsExactly(1);
            return new float[] {Long.bitCount(before.white()[0]) + 10 * Long.bitCount(after.white()[0])};
        };
        Environment environment = Environments.make(
                "Othello-v0", Map.of("opponent", many, "agent_player", "white", "reward_mode", reward));
        assertThat(environment.reset(1).info()).containsEntry("black_count", 4);
        assertThat(environment.step(18).reward()).isGreaterThan(20);
    }

    @Test
    void rewardsOfAllSlotsAreGivenInOneCall() {
        var calls = new ArrayList<Integer>();
        OthelloReward.BatchFunction many = (before, after, agents) -> {
            calls.add(agents.length);
            var given = new float[agents.length];
            for (int index = 0; index < agents.length; index++) {
                long own = agents[index] == 0 ? after.black()[index] : after.white()[index];
                given[index] = Long.bitCount(own) + 100 * Long.bitCount(before.moves()[index]) + after.toMove()[index];
            }
            return given;
        };
        OthelloReward.Function one = (before, after, agent) -> {
            long own = agent == Disc.BLACK ? after.black() : after.white();
            return Long.bitCount(own) + 100 * Long.bitCount(before.moves()) + (after.toMove() == Disc.WHITE ? 1 : 0);
        };
        BatchPolicy opponent = (shown, slots) ->
                Arrays.stream(slots).map(slot -> choice(shown, slot)).toArray();
        Map<String, Object> options = Map.of("opponent", opponent, "agent_player", "random");
        var batchedOptions = new HashMap<>(options);
        batchedOptions.put("reward_mode", many);
        var singleOptions = new HashMap<>(options);
        singleOptions.put("reward_mode", one);
        try (VectorEnvironment batched =
                        Environments.makeVector("Othello-v0", batchedOptions, SLOTS, AutoresetMode.SAME_STEP);
                VectorEnvironment single =
                        Environments.makeVector("Othello-v0", singleOptions, SLOTS, AutoresetMode.SAME_STEP)) {
            batched.reset(7);
            single.reset(7);
            for (int step = 0; step < 100; step++) {
                act(batched, new SplittableRandom(step));
                act(single, copyOf(batched));
                batched.step();
                single.step();
                assertSame(batched, single);
            }
        }
        assertThat(calls).hasSizeBetween(95, 100).contains(SLOTS);
    }

    @Test
    void rewardsThatFailAreSparseWithAWarning() {
        var warnings = new ArrayList<String>();
        Consumer<String> warning = warnings::add;
        OthelloReward.BatchFunction failing = (before, after, agents) -> {
            throw new IllegalStateException("no idea");
        };
        OthelloReward.BatchFunction nan = (before, after, agents) -> new float[] {Float.NaN};
        OthelloReward.BatchFunction none = (before, after, agents) -> new float[0];
        for (OthelloReward.BatchFunction reward : List.of(failing, nan, none)) {
            Environment environment =
                    Environments.make("Othello-v0", Map.of("reward_mode", reward, "warning", warning));
            environment.reset(1, Map.of("position", "-".repeat(61) + "XO- X"));
            assertThat(environment.step(63).reward()).isEqualTo(1);
        }
        assertThat(warnings)
                .containsExactly(
                        "the reward function failed; using the sparse reward instead: no idea",
                        "the reward function failed; using the sparse reward instead: it gave NaN",
                        "the reward function failed; using the sparse reward instead: it gave 0 numbers for 1"
                                + " slots");
    }
}
