package dev.quoin.learning.network;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.bytedeco.javacpp.PointerScope;
import org.bytedeco.pytorch.NoGradGuard;
import org.bytedeco.pytorch.Scalar;
import org.bytedeco.pytorch.Tensor;

/// The Adam optimizer (Kingma and Ba, 2015), with clipping of the global gradient norm. Mutable, not
/// thread-safe.
///
/// LibTorch has one too, but the state of this one (two moments for each weight array and a step count) can
/// be written to a checkpoint like weights.
public final class Adam {
    private static final double BETA1 = 0.9;
    private static final double BETA2 = 0.999;
    private static final double EPSILON = 1e-5;

    private final NetworkWeights weights;
    private final NetworkWeights firstMoments;
    private final NetworkWeights secondMoments;
    private long steps;

    /// Creates an optimizer for these weights.
    public Adam(NetworkWeights weights) {
        this.weights = weights;
        firstMoments = NetworkWeights.zeros(weights.specs());
        secondMoments = NetworkWeights.zeros(weights.specs());
    }

    /// Takes one gradient step on a loss and returns the norm of the gradient before clipping.
    ///
    /// @param maxGradNorm the norm to which larger gradients are scaled down
    public double step(Tensor loss, double learningRate, double maxGradNorm) {
        try (var _ = new PointerScope()) {
            for (Tensor tensor : weights.all()) {
                if (tensor.grad().defined()) {
                    tensor.mutable_grad().zero_();
                }
            }
            loss.backward();
            try (var _ = new NoGradGuard()) {
                double norm = gradientNorm();
                double scale = norm > maxGradNorm ? maxGradNorm / (norm + 1e-6) : 1;
                steps++;
                for (WeightSpec spec : weights.specs()) {
                    update(spec.name(), learningRate, scale);
                }
                return norm;
            }
        }
    }

    private double gradientNorm() {
        double sum = 0;
        for (Tensor tensor : weights.all()) {
            if (tensor.grad().defined()) {
                sum += tensor.grad().square().sum().item_double();
            }
        }
        return Math.sqrt(sum);
    }

    private void update(String name, double learningRate, double scale) {
        Tensor tensor = weights.of(name);
        if (!tensor.grad().defined()) {
            return;
        }
        Tensor gradient = tensor.grad().mul(new Scalar(scale));
        Tensor first = firstMoments.of(name).mul_(new Scalar(BETA1)).add_(gradient, new Scalar(1 - BETA1));
        Tensor second =
                secondMoments.of(name).mul_(new Scalar(BETA2)).addcmul_(gradient, gradient, new Scalar(1 - BETA2));
        double firstBias = 1 - Math.pow(BETA1, (double) steps);
        double secondBias = 1 - Math.pow(BETA2, (double) steps);
        Tensor denominator =
                second.sqrt().mul_(new Scalar(1 / Math.sqrt(secondBias))).add_(new Scalar(EPSILON));
        tensor.addcdiv_(first, denominator, new Scalar(-learningRate / firstBias));
    }

    /// Writes the state of the optimizer for a checkpoint.
    public void write(DataOutputStream out) throws IOException {
        out.writeLong(steps);
        firstMoments.write(out);
        secondMoments.write(out);
    }

    /// Restores the state from a checkpoint.
    public void read(DataInputStream in) throws IOException {
        steps = in.readLong();
        firstMoments.read(in);
        secondMoments.read(in);
    }
}
