package dev.quoin.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.game.IllegalMoveException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class VectorEnvironmentTest {
    private static final int D3 = 19;

    @ParameterizedTest
    @EnumSource(AutoresetMode.class)
    void aStepAllocatesNothing(AutoresetMode mode) {
        try (var vector = Environments.makeVector("Othello-v0", Map.of("opponent", "random"), 16, mode, 2)) {
            vector.reset(1);
            var play = new Play(vector);
            play.steps(2_000);
            var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long before = threads.getTotalThreadAllocatedBytes();
            long own = threads.getCurrentThreadAllocatedBytes();
            play.steps(5_000);
            long used = threads.getCurrentThreadAllocatedBytes() - own;
            long all = threads.getTotalThreadAllocatedBytes() - before;

            // 80,000 steps of slots; the compilers and the beans themselves allocate a little in other threads.
            assertThat(used).as("bytes of this thread").isLessThan(20_000);
            assertThat(all).as("bytes of all threads").isLessThan(4_000_000);
        }
    }

    @Test
    void episodesOfASlotDoNotShareTheirChance() {
        try (var vector = Environments.makeVector(
                "Othello-v0", Map.of("opponent", "random", "agent_player", "white"), 1, AutoresetMode.NEXT_STEP)) {
            vector.reset(3);
            var openings = new HashSet<String>();
            int repeats = 0;
            for (int episode = 0; episode < 40; episode++) {
                repeats += openings.add(firstAnswers(vector)) ? 0 : 1;
                vector.resetSlot(0);
            }
            assertThat(repeats).as("episodes that began alike").isLessThan(5);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void anInterruptedStepIsCancelledInAllThreads(int threads) {
        try (var vector = Environments.makeVector(
                "Othello-v0", Map.of("opponent", "search:30"), 2, AutoresetMode.NEXT_STEP, threads)) {
            vector.reset(1);
            set(vector, D3, D3);
            Thread tester = Thread.currentThread();
            Thread.ofVirtual().start(() -> {
                try {
                    Thread.sleep(200);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                tester.interrupt();
            });
            assertThatThrownBy(vector::step).isInstanceOf(CancellationException.class);
            assertThat(Thread.interrupted()).isTrue();
            vector.reset(1);
        }
    }

    @Test
    void aRefusedStepNamesItsSlotAndChangesNothing() {
        try (var vector = Environments.makeVector(
                "Othello-v0", Map.of("invalid_move_mode", "error"), 3, AutoresetMode.NEXT_STEP, 2)) {
            assertThatThrownBy(vector::step)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("slot 0: an environment must be reset before its first step");
            vector.reset(1);
            set(vector, D3, D3, 64);
            assertThatThrownBy(vector::step)
                    .isInstanceOf(IndexOutOfBoundsException.class)
                    .hasMessage("slot 2: action must be 0..63, got 64");
            set(vector, D3, 0, D3);
            assertThatThrownBy(vector::step)
                    .isInstanceOf(IllegalMoveException.class)
                    .hasMessage("slot 1: a1 turns no disc for Black");
            for (int slot = 0; slot < 3; slot++) {
                assertThat(number(vector.buffers(), "black_count", slot)).isEqualTo(2);
            }
        }
    }

    @Test
    void theErrorsOfASingleSlotDoNotNameIt() {
        try (var vector = Environments.makeVector(
                "Othello-v0", Map.of("invalid_move_mode", "error"), 1, AutoresetMode.DISABLED)) {
            assertThatThrownBy(vector::step).hasMessage("an environment must be reset before its first step");
            vector.reset(1);
            set(vector, 64);
            assertThatThrownBy(vector::step).hasMessage("action must be 0..63, got 64");
            set(vector, 0);
            assertThatThrownBy(vector::step).hasMessage("a1 turns no disc for Black");
        }
    }

    @Test
    void theInfoSaysWhetherAnActionWasIllegal() {
        try (var vector = Environments.makeVector("Othello-v0", Map.of(), 2, AutoresetMode.NEXT_STEP)) {
            vector.reset(1);
            set(vector, D3, 0);
            vector.step();
            ByteBuffer invalid = vector.buffers().buffer(VectorEnvironment.INVALID_ACTION);
            assertThat(invalid.get(0)).isZero();
            assertThat(invalid.get(1)).isEqualTo((byte) 1);
            vector.resetSlot(1);
            assertThat(invalid.get(1)).isZero();
        }
    }

    @Test
    void theInfoNamesTheWinnerAtTheEnd() {
        try (var vector = Environments.makeVector("Othello-v0", Map.of(), 1, AutoresetMode.DISABLED)) {
            vector.reset(1);
            assertThat(number(vector.buffers(), "winner", 0)).isEqualTo(VectorEnvironment.UNFINISHED);
            var play = new Play(vector);
            while (!play.step()) {
                assertThat(number(vector.buffers(), "winner", 0)).isEqualTo(VectorEnvironment.UNFINISHED);
            }
            int lead = number(vector.buffers(), "black_count", 0) - number(vector.buffers(), "white_count", 0);
            assertThat(number(vector.buffers(), "winner", 0))
                    .isEqualTo(lead == 0 ? VectorEnvironment.DRAW : lead > 0 ? 0 : 1);
        }
    }

    @Test
    void aGameThatAnIllegalActionEndsHasNoWinner() {
        try (var vector = Environments.makeVector("MiniScrabble-v0", Map.of(), 1, AutoresetMode.DISABLED)) {
            vector.reset(1);
            set(vector, vector.buffers().buffer("action_mask").get(0) == 0 ? 0 : 1);
            vector.step();
            assertThat(vector.buffers().buffer(VectorEnvironment.TERMINATED).get(0))
                    .isEqualTo((byte) 1);
            assertThat(vector.buffers().buffer(VectorEnvironment.INVALID_ACTION).get(0))
                    .isEqualTo((byte) 1);
            assertThat(number(vector.buffers(), "winner", 0)).isEqualTo(VectorEnvironment.UNFINISHED);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aLimitOfStepsTruncates(AutoresetMode mode) {
        try (var vector = Environments.makeVector("Othello-v0", Map.of(), 1, mode)) {
            vector.limitSteps(3);
            vector.reset(1);
            ByteBuffer truncated = vector.buffers().buffer(VectorEnvironment.TRUNCATED);
            set(vector, 0);
            for (int step = 1; step <= 3; step++) {
                vector.step();
                assertThat(truncated.get(0)).isEqualTo((byte) (step == 3 ? 1 : 0));
            }
            switch (mode) {
                case DISABLED -> assertThatThrownBy(vector::step).hasMessageContaining("the episode is over: reset");
                case NEXT_STEP -> {
                    vector.step();
                    assertThat(vector.elapsedSteps(0)).isZero();
                }
                case SAME_STEP -> assertThat(vector.elapsedSteps(0)).isZero();
            }
        }
    }

    @Test
    void aGameThatEndsAtTheLimitIsTerminatedOnly() {
        try (var vector = Environments.makeVector("Othello-v0", Map.of(), 8, AutoresetMode.SAME_STEP)) {
            vector.limitSteps(60);
            vector.reset(1);
            var play = new Play(vector);
            boolean ended = false;
            for (int step = 0; step < 300; step++) {
                ended |= play.step();
                for (int slot = 0; slot < 8; slot++) {
                    assertThat(vector.buffers()
                                    .buffer(VectorEnvironment.TRUNCATED)
                                    .get(slot))
                            .isZero();
                }
            }
            assertThat(ended).isTrue();
        }
    }

    @Test
    void withoutAutoresetAnEndedSlotMustBeReset() {
        try (var vector = Environments.makeVector("Othello-v0", Map.of(), 2, AutoresetMode.DISABLED)) {
            vector.reset(1);
            var play = new Play(vector);
            while (!play.step()) {}
            assertThatThrownBy(vector::step).hasMessageContaining("the episode is over: reset");
            for (int slot = 0; slot < 2; slot++) {
                if (vector.buffers().buffer(VectorEnvironment.TERMINATED).get(slot) != 0) {
                    vector.resetSlot(slot);
                    assertThat(vector.buffers()
                                    .buffer(VectorEnvironment.TERMINATED)
                                    .get(slot))
                            .isZero();
                    assertThat(number(vector.buffers(), "black_count", slot)).isEqualTo(2);
                }
            }
            play.step();
        }
    }

    @Test
    void aSlotMayBeginElsewhere() {
        try (var vector = Environments.makeVector("Othello-v0", Map.of(), 2, AutoresetMode.NEXT_STEP)) {
            vector.reset(1);
            vector.resetSlot(1, 5, Map.of("position", "f5d6c3"));
            assertThat(number(vector.buffers(), "black_count", 0)).isEqualTo(2);
            assertThat(number(vector.buffers(), "black_count", 1)).isEqualTo(5);
            assertThatThrownBy(() -> vector.resetSlot(1, 5, Map.of("colour", "red")))
                    .hasMessageContaining("no option 'colour'");
        }
    }

    @Test
    void misuseIsRefused() {
        assertThatThrownBy(() -> Environments.makeVector("Othello-v0", Map.of(), 0, AutoresetMode.NEXT_STEP))
                .hasMessageContaining("at least 1 slot, got 0");
        assertThatThrownBy(() -> Environments.makeVector("Othello-v0", Map.of(), 4, AutoresetMode.NEXT_STEP, 0))
                .hasMessageContaining("at least 1 thread, got 0");
        var vector = Environments.makeVector("Othello-v0", Map.of(), 2, AutoresetMode.NEXT_STEP, 2);
        assertThatThrownBy(() -> vector.resetSlot(2)).hasMessage("slot must be 0..1, got 2");
        assertThatThrownBy(() -> vector.resetSlot(-1, 3)).hasMessage("slot must be 0..1, got -1");
        assertThatThrownBy(() -> vector.buffers().buffer("colour")).hasMessageContaining("no field 'colour', only [");
        assertThatThrownBy(() -> vector.finals().buffer("observation")).hasMessageContaining("no field 'observation'");
        vector.close();
        vector.close();
        assertThatThrownBy(vector::step).hasMessage("the vector environment is closed");
        assertThatThrownBy(() -> vector.reset(1)).hasMessage("the vector environment is closed");
    }

    private static String firstAnswers(VectorEnvironment vector) {
        var shown = new StringBuilder();
        var play = new Play(vector);
        for (int step = 0; step < 5; step++) {
            ByteBuffer mask = vector.buffers().buffer(SlotLayout.MASK);
            for (int square = 0; square < 64; square++) {
                shown.append(mask.get(square));
            }
            play.step();
        }
        return shown.toString();
    }

    private static int number(ObservationBuffers buffers, String field, int slot) {
        return buffers.buffer(field).getInt(4 * slot);
    }

    private static void set(VectorEnvironment vector, int... actions) {
        for (int slot = 0; slot < actions.length; slot++) {
            vector.buffers().buffer(VectorEnvironment.ACTION).putInt(4 * slot, actions[slot]);
        }
    }

    /// Plays the first legal action of every slot, without allocating.
    private static final class Play {
        private final VectorEnvironment vector;
        private final ByteBuffer actions;
        private final ByteBuffer masks;
        private final ByteBuffer terminated;

        Play(VectorEnvironment vector) {
            this.vector = vector;
            actions = vector.buffers().buffer(VectorEnvironment.ACTION);
            masks = vector.buffers().buffer(SlotLayout.MASK);
            terminated = vector.buffers().buffer(VectorEnvironment.TERMINATED);
        }

        void steps(int number) {
            for (int step = 0; step < number; step++) {
                boolean ended = step();
                if (ended && vector.autoresetMode() == AutoresetMode.DISABLED) {
                    for (int slot = 0; slot < vector.count(); slot++) {
                        if (terminated.get(slot) != 0) {
                            vector.resetSlot(slot);
                        }
                    }
                }
            }
        }

        /// Whether an episode ended.
        boolean step() {
            for (int slot = 0; slot < vector.count(); slot++) {
                int action = 0;
                while (action < 63 && masks.get(64 * slot + action) == 0) {
                    action++;
                }
                actions.putInt(4 * slot, action);
            }
            vector.step();
            boolean ended = false;
            for (int slot = 0; slot < vector.count(); slot++) {
                ended |= terminated.get(slot) != 0;
            }
            return ended;
        }
    }
}
