package dev.quoin.learning.ppo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.learning.network.DenseNetwork;
import dev.quoin.learning.network.Network;
import dev.quoin.learning.network.Weights;
import dev.quoin.learning.rollout.Beginnings;
import dev.quoin.learning.rollout.Choices;
import dev.quoin.learning.rollout.Corridor;
import dev.quoin.learning.rollout.SelfPlay;
import dev.quoin.learning.rollout.Shares;
import dev.quoin.learning.rollout.Sight;
import dev.quoin.learning.rollout.Stretch;
import dev.quoin.learning.rollout.Table;
import java.util.List;
import org.bytedeco.javacpp.PointerScope;
import org.bytedeco.pytorch.Tensor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PpoTest {
    private static final int WIDTH = 16;

    private final SplitMixRandom chance = new SplitMixRandom(5);
    private final Network network = new DenseNetwork(new Corridor(1).layout(), List.of("square"), WIDTH);
    private final Sight sight = new Sight(new Corridor(1).layout(), List.of("square"));

    private SelfPlay play() {
        var table = new Table("nobody", new Corridor(32), Beginnings.usual());
        var play = new SelfPlay(List.of(table), sight, chance, new Shares());
        play.begin();
        return play;
    }

    private static PpoSettings settings(double valueClip) {
        return new PpoSettings(3e-3, 3e-3, 0.98, 0.95, 0.2, valueClip, 0.01, 0.5, 4, 128, 0.5, 0.05);
    }

    @Test
    void aCorridorIsLearntToItsEnd() {
        var ppo = new Ppo(network, sight, settings(0.2), chance);
        SelfPlay play = play();
        for (int update = 0; update < 40; update++) {
            ppo.learn(play.play(ppo, ppo.weights(), 16), 0, chance);
        }
        assertThat(Corridor.wisdom(ppo)).isEqualTo(1);
    }

    /// The slope of the loss along a direction, by two losses beside each other.
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.05})
    void theGradientOfTheLossIsWhatDifferencesSay(double valueClip) {
        var ppo = new Ppo(network, sight, settings(valueClip), chance);
        List<Stretch> stretches = play().play(ppo, ppo.weights(), 12);
        ppo.learn(stretches, 0, chance);
        try (var _ = new PointerScope()) {
            Ppo.Lesson lesson = Ppo.Lesson.of(sight, Advantages.of(stretches, 0.98, 0.95));
            ppo.weights().all().forEach(tensor -> tensor.mutable_grad().zero_());
            ppo.loss(lesson).total().backward();
            for (String name : List.of("dense1.weight", "dense2.bias", "policy.weight", "value.weight", "value.bias")) {
                checkSlope(ppo, lesson, name);
            }
        }
    }

    private void checkSlope(Ppo ppo, Ppo.Lesson lesson, String name) {
        Weights weights = ppo.weights();
        float[] slopes = Choices.numbers(weights.of(name).grad());
        float[] middle = weights.values(name);
        var direction = new float[middle.length];
        double expected = 0;
        for (int at = 0; at < direction.length; at++) {
            direction[at] = (float) chance.nextGaussian();
            expected += direction[at] * slopes[at];
        }
        double step = 3e-4;
        double above = loss(ppo, lesson, name, middle, direction, step);
        double below = loss(ppo, lesson, name, middle, direction, -step);
        weights.set(name, middle);
        assertThat((above - below) / (2 * step)).as(name).isCloseTo(expected, within(0.05 * Math.abs(expected) + 2e-3));
    }

    private static double loss(
            Ppo ppo, Ppo.Lesson lesson, String name, float[] middle, float[] direction, double step) {
        float[] moved = middle.clone();
        for (int at = 0; at < moved.length; at++) {
            moved[at] += (float) (step * direction[at]);
        }
        ppo.weights().set(name, moved);
        Tensor total = ppo.loss(lesson).total();
        return total.item_double();
    }

    @Test
    void anUpdateEndsWhenChoicesHaveMovedFar() {
        var wild = new PpoSettings(0.1, 0.1, 0.98, 0.95, 10, 0, 0, 0.5, 50, 64, 100, 1e-6);
        var ppo = new Ppo(network, sight, wild, chance);
        var figures = ppo.learn(play().play(ppo, ppo.weights(), 16), 0, chance);
        assertThat(figures.get("losses/approx_kl")).isGreaterThan(1e-6);
        var patient = new Ppo(network, sight, settings(0), chance);
        assertThat(patient.learn(play().play(patient, patient.weights(), 16), 0, chance))
                .containsKeys("losses/policy_loss", "losses/entropy", "losses/explained_variance");
    }
}
