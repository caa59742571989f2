package dev.quoin.learning.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.env.space.Shape;
import java.util.List;
import java.util.SplittableRandom;
import org.bytedeco.javacpp.PointerScope;
import org.bytedeco.pytorch.AdamOptions;
import org.bytedeco.pytorch.Tensor;
import org.bytedeco.pytorch.TensorVector;
import org.junit.jupiter.api.Test;

class AdamTest {
    /// LibTorch's own Adam is the twin.
    @Test
    void stepsMatchLibTorchsAdam() {
        try (var _ = new PointerScope()) {
            var weights =
                    NetworkWeights.random(List.of(new WeightSpec("w", Shape.of(3, 4), 1)), new SplittableRandom(2));
            Tensor theirs = Tensor.create(weights.values("w"), 3, 4).requires_grad_(true);
            var vector = new TensorVector(theirs);
            var options = new AdamOptions(0.01);
            options.eps().put(1e-5);
            var twin = new org.bytedeco.pytorch.Adam(vector, options);
            var adam = new Adam(weights);
            Tensor goal = Tensor.create(new float[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3}, 3, 4);
            for (int step = 0; step < 20; step++) {
                adam.step(weights.of("w").sub(goal).square().sum(), 0.01, Double.MAX_VALUE);
                twin.zero_grad();
                theirs.sub(goal).square().sum().backward();
                twin.step();
            }
            float[] ours = weights.values("w");
            float[] expected = new float[12];
            new org.bytedeco.javacpp.FloatPointer(theirs.data_ptr()).get(expected);
            for (int at = 0; at < ours.length; at++) {
                assertThat(ours[at]).isCloseTo(expected[at], within(1e-5f));
            }
        }
    }

    @Test
    void aLongGradientIsClipped() {
        try (var _ = new PointerScope()) {
            var spec = List.of(new WeightSpec("w", Shape.of(1), 0));
            var weights = NetworkWeights.random(spec, new SplittableRandom(2));
            var adam = new Adam(weights);
            Tensor goal = Tensor.create(new float[] {1000}, 1);
            double norm = adam.step(weights.of("w").sub(goal).square().sum(), 0.01, 0.5);
            assertThat(norm).isCloseTo(2000, within(1e-3));
        }
    }
}
