package dev.quoin.env.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.AutoresetMode;
import dev.quoin.env.VectorEnvironment;
import dev.quoin.env.opponent.AgentSeat;
import dev.quoin.env.opponent.Opponent;
import dev.quoin.env.option.InvalidAction;
import dev.quoin.game.Budget;
import dev.quoin.game.Nim;
import dev.quoin.game.kit.Ruleset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class GameDeterminizeTest {
    /// Nim from 15 stones in which a stone may vanish after a move.
    private static class ChancyNim extends Nim {
        @Override
        public Heap start(RandomGenerator chance) {
            return new Heap(15, 0);
        }

        @Override
        public Heap play(Heap heap, Integer move, RandomGenerator chance) {
            Heap after = super.play(heap, move, chance);
            return after.stones() > 1 && chance.nextBoolean() ? new Heap(after.stones() - 1, after.toMove()) : after;
        }
    }

    private static VectorEnvironment vector(Nim game) {
        var options = new GameOptions<>(
                "Chance-v0",
                Ruleset.of("chance", game, 2),
                new NimKit(),
                new Opponent.Self<>(),
                AgentSeat.FIRST,
                Budget.parse("1ms"),
                InvalidAction.ERROR,
                0,
                100,
                warning -> {});
        return new VectorEnvironment(new GameSlots<>(options, 2), AutoresetMode.DISABLED, 1);
    }

    private static List<String> play(VectorEnvironment vector, int slot, int steps) {
        var texts = new ArrayList<String>();
        for (int step = 0; step < steps; step++) {
            vector.stepSlot(slot, 0);
            texts.add(vector.text(slot));
        }
        return texts;
    }

    @Test
    void theChanceToComeIsRedrawn() {
        VectorEnvironment vector = vector(new ChancyNim());
        vector.reset(1);
        play(vector, 0, 2);
        byte[] state = vector.save(0);
        String before = vector.text(0);
        var futures = new HashSet<List<String>>();
        for (int seed = 0; seed < 40; seed++) {
            vector.load(0, state);
            vector.determinize(0, seed);
            assertThat(vector.text(0)).isEqualTo(before);
            play(vector, 0, 1);
            vector.determinize(0, seed);
            byte[] redrawn = vector.save(0);
            vector.copy(0, 1);
            List<String> future = play(vector, 0, 4);
            futures.add(future);
            assertThat(play(vector, 1, 4)).isEqualTo(future);
            vector.load(0, redrawn);
            assertThat(vector.save(0)).isEqualTo(redrawn);
            assertThat(play(vector, 0, 4)).isEqualTo(future);
        }
        assertThat(futures).hasSizeGreaterThan(5);
    }

    @Test
    void aHiddenPositionIsRefused() {
        VectorEnvironment vector = vector(new ChancyNim() {
            @Override
            public Heap seenBy(int seat, Heap heap) {
                return seat == heap.toMove() ? heap : new Heap(1, heap.toMove());
            }
        });
        vector.reset(1);
        assertThatThrownBy(() -> vector.determinize(0, 1))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage(
                        "Chance-v0 cannot be determinized: its rules do not say how to deal what a player cannot see");
    }
}
