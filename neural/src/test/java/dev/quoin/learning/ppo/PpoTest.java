package dev.quoin.learning.ppo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.env.slots.SplitMixRandom;
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
import java.util.List;
import org.bytedeco.javacpp.PointerScope;
import org.bytedeco.pytorch.Tensor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PpoTest {
    private static final int HIDDEN_SIZE = 16;

    private final SplitMixRandom chance = new SplitMixRandom(5);
    private final Network network = new MlpNetwork(new Corridor(1).layout(), List.of("square"), HIDDEN_SIZE);
    private final ObservationBatcher batcher = new ObservationBatcher(new Corridor(1).layout(), List.of("square"));

    private RolloutCollector collector() {
        var group = new RolloutGroup("nobody", new Corridor(32), InitialStates.standard());
        var collector = new RolloutCollector(List.of(group), batcher, chance, new TimeBreakdown());
        collector.reset();
        return collector;
    }

    private static PpoConfig config(double vfClipCoef) {
        return new PpoConfig(3e-3, 3e-3, 0.98, 0.95, 0.2, vfClipCoef, 0.01, 0.5, 4, 128, 0.5, 0.05);
    }

    @Test
    void aCorridorIsLearntToItsEnd() {
        var ppo = new Ppo(network, batcher, config(0.2), chance);
        RolloutCollector collector = collector();
        for (int update = 0; update < 40; update++) {
            ppo.update(collector.collect(ppo, ppo.weights(), 16), 0, chance);
        }
        assertThat(Corridor.accuracy(ppo)).isEqualTo(1);
    }

    /// The directional derivative of the loss, by central differences.
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.05})
    void theGradientOfTheLossMatchesFiniteDifferences(double vfClipCoef) {
        var ppo = new Ppo(network, batcher, config(vfClipCoef), chance);
        List<Trajectory> trajectories = collector().collect(ppo, ppo.weights(), 12);
        ppo.update(trajectories, 0, chance);
        try (var _ = new PointerScope()) {
            Ppo.Minibatch minibatch = Ppo.Minibatch.of(batcher, Gae.of(trajectories, 0.98, 0.95));
            ppo.weights().all().forEach(tensor -> tensor.mutable_grad().zero_());
            ppo.loss(minibatch).total().backward();
            for (String name : List.of("dense1.weight", "dense2.bias", "policy.weight", "value.weight", "value.bias")) {
                checkSlope(ppo, minibatch, name);
            }
        }
    }

    private void checkSlope(Ppo ppo, Ppo.Minibatch minibatch, String name) {
        NetworkWeights weights = ppo.weights();
        float[] slopes = MaskedPolicy.toArray(weights.of(name).grad());
        float[] middle = weights.values(name);
        var direction = new float[middle.length];
        double expected = 0;
        for (int at = 0; at < direction.length; at++) {
            direction[at] = (float) chance.nextGaussian();
            expected += direction[at] * slopes[at];
        }
        double step = 3e-4;
        double above = loss(ppo, minibatch, name, middle, direction, step);
        double below = loss(ppo, minibatch, name, middle, direction, -step);
        weights.set(name, middle);
        assertThat((above - below) / (2 * step)).as(name).isCloseTo(expected, within(0.05 * Math.abs(expected) + 2e-3));
    }

    private static double loss(
            Ppo ppo, Ppo.Minibatch minibatch, String name, float[] middle, float[] direction, double step) {
        float[] moved = middle.clone();
        for (int at = 0; at < moved.length; at++) {
            moved[at] += (float) (step * direction[at]);
        }
        ppo.weights().set(name, moved);
        Tensor total = ppo.loss(minibatch).total();
        return total.item_double();
    }

    @Test
    void anUpdateStopsAtTheTargetKl() {
        var wild = new PpoConfig(0.1, 0.1, 0.98, 0.95, 10, 0, 0, 0.5, 50, 64, 100, 1e-6);
        var ppo = new Ppo(network, batcher, wild, chance);
        var metrics = ppo.update(collector().collect(ppo, ppo.weights(), 16), 0, chance);
        assertThat(metrics.get("losses/approx_kl")).isGreaterThan(1e-6);
        var patient = new Ppo(network, batcher, config(0), chance);
        assertThat(patient.update(collector().collect(patient, patient.weights(), 16), 0, chance))
                .containsKeys("losses/policy_loss", "losses/entropy", "losses/explained_variance");
    }
}
