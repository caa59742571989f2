package dev.quoin.learning.network;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.bytedeco.javacpp.PointerScope;
import org.bytedeco.pytorch.NoGradGuard;
import org.bytedeco.pytorch.Scalar;
import org.bytedeco.pytorch.Tensor;

/// The optimizer Adam (Kingma and Ba, 2015), with a limit to the length of the whole gradient. Mutable, for one thread.
///
/// LibTorch has one too; this one's state is two arrays for each array of weights and a count, and so is written and
/// read like weights.
public final class Adam {
    private static final double FIRST = 0.9;
    private static final double SECOND = 0.999;
    private static final double SMALL = 1e-5;

    private final NetworkWeights weights;
    private final NetworkWeights means;
    private final NetworkWeights squares;
    private long steps;

    /// An optimizer of these weights.
    public Adam(NetworkWeights weights) {
        this.weights = weights;
        means = NetworkWeights.zeros(weights.specs());
        squares = NetworkWeights.zeros(weights.specs());
    }

    /// Moves the weights down the gradient of a loss; returns the length of the gradient before it was cut.
    ///
    /// @param longest how long the gradient may be; it is shortened to that
    public double descend(Tensor loss, double rate, double longest) {
        try (var _ = new PointerScope()) {
            for (Tensor tensor : weights.all()) {
                if (tensor.grad().defined()) {
                    tensor.mutable_grad().zero_();
                }
            }
            loss.backward();
            try (var _ = new NoGradGuard()) {
                double length = length();
                double scale = length > longest ? longest / (length + 1e-6) : 1;
                steps++;
                for (WeightSpec spec : weights.specs()) {
                    move(spec.name(), rate, scale);
                }
                return length;
            }
        }
    }

    private double length() {
        double sum = 0;
        for (Tensor tensor : weights.all()) {
            if (tensor.grad().defined()) {
                sum += tensor.grad().square().sum().item_double();
            }
        }
        return Math.sqrt(sum);
    }

    private void move(String name, double rate, double scale) {
        Tensor tensor = weights.of(name);
        if (!tensor.grad().defined()) {
            return;
        }
        Tensor slope = tensor.grad().mul(new Scalar(scale));
        Tensor mean = means.of(name).mul_(new Scalar(FIRST)).add_(slope, new Scalar(1 - FIRST));
        Tensor square = squares.of(name).mul_(new Scalar(SECOND)).addcmul_(slope, slope, new Scalar(1 - SECOND));
        double firstBias = 1 - Math.pow(FIRST, (double) steps);
        double secondBias = 1 - Math.pow(SECOND, (double) steps);
        Tensor spread =
                square.sqrt().mul_(new Scalar(1 / Math.sqrt(secondBias))).add_(new Scalar(SMALL));
        tensor.addcdiv_(mean, spread, new Scalar(-rate / firstBias));
    }

    /// Writes what is needed to go on.
    public void write(DataOutputStream out) throws IOException {
        out.writeLong(steps);
        means.write(out);
        squares.write(out);
    }

    /// Goes on from what was written.
    public void read(DataInputStream in) throws IOException {
        steps = in.readLong();
        means.read(in);
        squares.read(in);
    }
}
