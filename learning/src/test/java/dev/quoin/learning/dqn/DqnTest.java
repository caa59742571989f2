package dev.quoin.learning.dqn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.learning.dqn.Replay.Memory;
import dev.quoin.learning.network.DenseNetwork;
import dev.quoin.learning.network.Network;
import dev.quoin.learning.network.Weights;
import dev.quoin.learning.rollout.Beginnings;
import dev.quoin.learning.rollout.Choices;
import dev.quoin.learning.rollout.Corridor;
import dev.quoin.learning.rollout.Decision;
import dev.quoin.learning.rollout.SelfPlay;
import dev.quoin.learning.rollout.Shares;
import dev.quoin.learning.rollout.Sight;
import dev.quoin.learning.rollout.Stretch;
import dev.quoin.learning.rollout.Table;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.javacpp.PointerScope;
import org.junit.jupiter.api.Test;

class DqnTest {
    private final SplitMixRandom chance = new SplitMixRandom(9);
    private final Network network = new DenseNetwork(new Corridor(1).layout(), List.of("square"), 16);
    private final Sight sight = new Sight(new Corridor(1).layout(), List.of("square"));
    private final DqnSettings settings = new DqnSettings(3e-3, 1e-3, 0.9, 1, 0.1, 0.5, 5000, 100, 64, 4, 50, 10);
    private final Dqn dqn = new Dqn(network, sight, settings, chance);

    private SelfPlay play() {
        var table = new Table("nobody", new Corridor(16), Beginnings.usual());
        var play = new SelfPlay(List.of(table), sight, chance, new Shares());
        play.begin();
        return play;
    }

    private List<Memory> memories() {
        var memories = new ArrayList<Memory>();
        for (Stretch stretch : play().play(dqn, dqn.weights(), 12)) {
            for (int index = 0; index < stretch.made().size(); index++) {
                memories.add(new Memory(stretch.made().get(index), stretch.after(index)));
            }
        }
        return memories;
    }

    @Test
    void aCorridorIsLearntToItsEnd() {
        SelfPlay play = play();
        int updates = 150;
        for (int update = 0; update < updates; update++) {
            dqn.learn(play.play(dqn, dqn.weights(), 4), (double) update / updates, chance);
        }
        assertThat(Corridor.wisdom(dqn)).isEqualTo(1);
    }

    @Test
    void theGradientOfTheLossIsWhatDifferencesSay() {
        List<Memory> lesson = memories();
        float[] targets = dqn.targets(lesson);
        try (var _ = new PointerScope()) {
            dqn.loss(lesson, targets).backward();
            Weights weights = dqn.weights();
            for (String name : List.of("dense1.weight", "dense2.bias", "policy.weight", "policy.bias")) {
                float[] slopes = Choices.numbers(weights.of(name).grad());
                float[] middle = weights.values(name);
                for (int at = 0; at < middle.length; at += 1 + middle.length / 5) {
                    double above = lossAt(lesson, targets, name, middle, at, 1e-2f);
                    double below = lossAt(lesson, targets, name, middle, at, -1e-2f);
                    assertThat((above - below) / 2e-2).as(name).isCloseTo(slopes[at], within(2e-3));
                }
                weights.set(name, middle);
            }
        }
    }

    private double lossAt(List<Memory> lesson, float[] targets, String name, float[] middle, int at, float step) {
        float[] moved = middle.clone();
        moved[at] += step;
        dqn.weights().set(name, moved);
        return dqn.loss(lesson, targets).item_double();
    }

    /// The definition, decision by decision: the best legal action of the next turn by today's weights, judged by older
    /// ones.
    @Test
    void targetsLookAtLegalActionsOfTheNextTurnOnly() {
        SelfPlay play = play();
        for (int update = 0; update < 30; update++) {
            dqn.learn(play.play(dqn, dqn.weights(), 4), 0, chance);
        }
        List<Memory> lesson = memories();
        float[] targets = dqn.targets(lesson);
        for (int number = 0; number < lesson.size(); number++) {
            Memory memory = lesson.get(number);
            Decision next = memory.next();
            double expected = memory.turn().reward();
            if (next != null) {
                Choices today = Choices.of(network, dqn.weights(), sight, List.of(next));
                Choices older = Choices.of(network, dqn.target(), sight, List.of(next));
                int best = 0;
                for (int index = 0; index < next.legal().length; index++) {
                    best = today.logit(0, index) > today.logit(0, best) ? index : best;
                }
                expected += 0.9 * older.logit(0, best);
            }
            assertThat((double) targets[number]).isCloseTo(expected, within(1e-4));
        }
    }

    @Test
    void theTargetNetworkIsRenewedOnlyEverySoManySteps() {
        SelfPlay play = play();
        float[] before = dqn.target().values("policy.weight");
        int learnt = 0;
        while (learnt < 49 / 4) {
            learnt += dqn.learn(play.play(dqn, dqn.weights(), 4), 0, chance).isEmpty() ? 0 : 1;
        }
        assertThat(dqn.target().values("policy.weight")).isEqualTo(before);
        dqn.learn(play.play(dqn, dqn.weights(), 4), 0, chance);
        assertThat(dqn.target().values("policy.weight")).isNotEqualTo(before);
    }

    @Test
    void theOldestTurnIsForgottenFirst() {
        List<Memory> turns = memories().subList(0, 7);
        var replay = new Replay(4);
        turns.forEach(replay::add);
        assertThat(replay.size()).isEqualTo(4);
        assertThat(replay.draw(400, chance)).hasSameElementsAs(turns.subList(3, 7));
    }
}
