package dev.quoin.learning.dqn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.learning.dqn.ReplayBuffer.Entry;
import dev.quoin.learning.network.MlpNetwork;
import dev.quoin.learning.network.Network;
import dev.quoin.learning.network.NetworkWeights;
import dev.quoin.learning.rollout.Corridor;
import dev.quoin.learning.rollout.InitialStates;
import dev.quoin.learning.rollout.MaskedPolicy;
import dev.quoin.learning.rollout.ObservationBatcher;
import dev.quoin.learning.rollout.RolloutCollector;
import dev.quoin.learning.rollout.RolloutGroup;
import dev.quoin.learning.rollout.TimeBreakdown;
import dev.quoin.learning.rollout.Trajectory;
import dev.quoin.learning.rollout.Transition;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.javacpp.PointerScope;
import org.junit.jupiter.api.Test;

class DqnTest {
    private final SplitMixRandom chance = new SplitMixRandom(9);
    private final Network network = new MlpNetwork(new Corridor(1).layout(), List.of("square"), 16);
    private final ObservationBatcher batcher = new ObservationBatcher(new Corridor(1).layout(), List.of("square"));
    private final DqnConfig config = new DqnConfig(3e-3, 1e-3, 0.9, 1, 0.1, 0.5, 5000, 100, 64, 4, 50, 10);
    private final Dqn dqn = new Dqn(network, batcher, config, chance);

    private RolloutCollector collector() {
        var group = new RolloutGroup("nobody", new Corridor(16), InitialStates.standard());
        var collector = new RolloutCollector(List.of(group), batcher, chance, new TimeBreakdown());
        collector.reset();
        return collector;
    }

    private List<Entry> entries() {
        var entries = new ArrayList<Entry>();
        for (Trajectory trajectory : collector().collect(dqn, dqn.weights(), 12)) {
            for (int index = 0; index < trajectory.size(); index++) {
                entries.add(new Entry(trajectory.transitions().get(index), trajectory.next(index)));
            }
        }
        return entries;
    }

    @Test
    void aCorridorIsLearntToItsEnd() {
        RolloutCollector collector = collector();
        int updates = 150;
        for (int update = 0; update < updates; update++) {
            dqn.update(collector.collect(dqn, dqn.weights(), 4), (double) update / updates, chance);
        }
        assertThat(Corridor.accuracy(dqn)).isEqualTo(1);
    }

    @Test
    void theGradientOfTheLossMatchesFiniteDifferences() {
        List<Entry> batch = entries();
        float[] targets = dqn.tdTargets(batch);
        try (var _ = new PointerScope()) {
            dqn.loss(batch, targets).backward();
            NetworkWeights weights = dqn.weights();
            for (String name : List.of("dense1.weight", "dense2.bias", "policy.weight", "policy.bias")) {
                float[] slopes = MaskedPolicy.toArray(weights.of(name).grad());
                float[] middle = weights.values(name);
                for (int at = 0; at < middle.length; at += 1 + middle.length / 5) {
                    double above = lossAt(batch, targets, name, middle, at, 1e-2f);
                    double below = lossAt(batch, targets, name, middle, at, -1e-2f);
                    assertThat((above - below) / 2e-2).as(name).isCloseTo(slopes[at], within(2e-3));
                }
                weights.set(name, middle);
            }
        }
    }

    private double lossAt(List<Entry> batch, float[] targets, String name, float[] middle, int at, float step) {
        float[] moved = middle.clone();
        moved[at] += step;
        dqn.weights().set(name, moved);
        return dqn.loss(batch, targets).item_double();
    }

    /// The definition, one transition at a time: the online network selects the best legal action of the next turn, the
    /// target network evaluates it.
    @Test
    void targetsLookAtLegalActionsOfTheNextTurnOnly() {
        RolloutCollector collector = collector();
        for (int update = 0; update < 30; update++) {
            dqn.update(collector.collect(dqn, dqn.weights(), 4), 0, chance);
        }
        List<Entry> batch = entries();
        float[] targets = dqn.tdTargets(batch);
        for (int number = 0; number < batch.size(); number++) {
            Entry entry = batch.get(number);
            Transition next = entry.next();
            double expected = entry.transition().reward();
            if (next != null) {
                MaskedPolicy online = MaskedPolicy.of(network, dqn.weights(), batcher, List.of(next));
                MaskedPolicy target = MaskedPolicy.of(network, dqn.targetNetwork(), batcher, List.of(next));
                int best = 0;
                for (int index = 0; index < next.legalActions().length; index++) {
                    best = online.logit(0, index) > online.logit(0, best) ? index : best;
                }
                expected += 0.9 * target.logit(0, best);
            }
            assertThat((double) targets[number]).isCloseTo(expected, within(1e-4));
        }
    }

    @Test
    void theTargetNetworkIsUpdatedAtItsFrequency() {
        RolloutCollector collector = collector();
        float[] before = dqn.targetNetwork().values("policy.weight");
        int updates = 0;
        while (updates < 49 / 4) {
            updates += dqn.update(collector.collect(dqn, dqn.weights(), 4), 0, chance)
                            .isEmpty()
                    ? 0
                    : 1;
        }
        assertThat(dqn.targetNetwork().values("policy.weight")).isEqualTo(before);
        dqn.update(collector.collect(dqn, dqn.weights(), 4), 0, chance);
        assertThat(dqn.targetNetwork().values("policy.weight")).isNotEqualTo(before);
    }

    @Test
    void aFullBufferDropsItsOldestEntry() {
        List<Entry> all = entries().subList(0, 7);
        var buffer = new ReplayBuffer(4);
        all.forEach(buffer::add);
        assertThat(buffer.size()).isEqualTo(4);
        assertThat(buffer.sample(400, chance)).hasSameElementsAs(all.subList(3, 7));
    }
}
