package dev.quoin.learning.ppo;

import dev.quoin.learning.network.Adam;
import dev.quoin.learning.network.Network;
import dev.quoin.learning.network.NetworkWeights;
import dev.quoin.learning.network.ObservationBatch;
import dev.quoin.learning.network.PolicyValue;
import dev.quoin.learning.rollout.Learner;
import dev.quoin.learning.rollout.MaskedPolicy;
import dev.quoin.learning.rollout.ObservationBatcher;
import dev.quoin.learning.rollout.Trajectory;
import dev.quoin.learning.rollout.Transition;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.bytedeco.javacpp.PointerScope;
import org.bytedeco.pytorch.Scalar;
import org.bytedeco.pytorch.ScalarOptional;
import org.bytedeco.pytorch.Tensor;

/// Proximal policy optimization (Schulman et al., 2017) with action masks: illegal actions have no part in
/// any probability, entropy or gradient. Mutable, not thread-safe.
///
/// An update makes several passes over the rollout in shuffled minibatches. The clipped surrogate objective limits how
/// far one update can move the probability of an action.
public final class Ppo implements Learner {
    private final Network network;
    private final ObservationBatcher batcher;
    private final PpoConfig config;
    private final NetworkWeights weights;
    private final Adam adam;

    /// Creates a learner with random weights.
    ///
    /// @param chance the source of the initial weights
    public Ppo(Network network, ObservationBatcher batcher, PpoConfig config, RandomGenerator chance) {
        this.network = network;
        this.batcher = batcher;
        this.config = config;
        weights = NetworkWeights.random(network.weights(), chance);
        adam = new Adam(weights);
    }

    @Override
    public NetworkWeights weights() {
        return weights;
    }

    @Override
    public void act(NetworkWeights playing, List<Transition> pending, RandomGenerator chance) {
        MaskedPolicy.of(network, playing, batcher, pending).sample(chance);
    }

    @Override
    public void actGreedily(NetworkWeights playing, List<Transition> pending) {
        MaskedPolicy.of(network, playing, batcher, pending).argmax();
    }

    /// Transitions as tensors, with everything that the loss needs.
    ///
    /// @param actions the indices of the actions among the legal ones
    /// @param logProbs the log-probabilities of the actions under the policy that chose them
    /// @param values the values that were estimated then
    record Minibatch(
            ObservationBatch observations,
            Tensor actions,
            Tensor logProbs,
            Tensor values,
            Tensor advantages,
            Tensor returns) {
        /// Returns the whole rollout.
        static Minibatch of(ObservationBatcher batcher, Gae gae) {
            List<Transition> transitions = gae.transitions();
            int count = transitions.size();
            var actions = new long[count];
            var logProbs = new float[count];
            var values = new float[count];
            for (int index = 0; index < count; index++) {
                actions[index] = transitions.get(index).actionIndex();
                logProbs[index] = transitions.get(index).logProb();
                values[index] = transitions.get(index).value();
            }
            return new Minibatch(
                    batcher.batch(transitions),
                    Tensor.create(actions, count, 1),
                    Tensor.create(logProbs, count),
                    Tensor.create(values, count),
                    Tensor.create(gae.normalized(), count),
                    Tensor.create(gae.returns(), count));
        }

        Minibatch rows(long[] numbers) {
            Tensor rows = Tensor.create(numbers, numbers.length);
            return new Minibatch(
                    observations.rows(rows),
                    actions.index_select(0, rows),
                    logProbs.index_select(0, rows),
                    values.index_select(0, rows),
                    advantages.index_select(0, rows),
                    returns.index_select(0, rows));
        }
    }

    /// The terms of the loss.
    ///
    /// @param total the weighted sum that is minimized
    /// @param approxKl the approximate KL divergence from the policy that played the rollout
    record Loss(Tensor total, Tensor policy, Tensor value, Tensor entropy, Tensor approxKl) {}

    /// Computes the loss of a minibatch.
    Loss loss(Minibatch minibatch) {
        PolicyValue output = network.predict(weights, minibatch.observations());
        Tensor logProbs = minibatch.observations().mask(output.logits()).log_softmax(1);
        Tensor logRatio = logProbs.gather(1, minibatch.actions()).squeeze(1).sub(minibatch.logProbs());
        Tensor ratio = logRatio.exp();
        Tensor clipped = clamp(ratio, 1, config.clipCoef());
        Tensor policy = ratio.mul(minibatch.advantages())
                .minimum(clipped.mul(minibatch.advantages()))
                .mean()
                .neg();
        Tensor value = valueLoss(output.value(), minibatch);
        Tensor entropy = logProbs.exp().mul(logProbs).sum(1).mean().neg();
        Tensor approxKl = ratio.sub(new Scalar(1.0)).sub(logRatio).mean();
        Tensor total =
                policy.add(value.mul(new Scalar(config.vfCoef()))).sub(entropy.mul(new Scalar(config.entCoef())));
        return new Loss(total, policy, value, entropy, approxKl);
    }

    private Tensor valueLoss(Tensor predicted, Minibatch minibatch) {
        Tensor squared = predicted.sub(minibatch.returns()).square();
        if (config.vfClipCoef() > 0) {
            Tensor moved = clamp(predicted.sub(minibatch.values()), 0, config.vfClipCoef());
            squared = squared.max(
                    minibatch.values().add(moved).sub(minibatch.returns()).square());
        }
        return squared.mean().mul(new Scalar(0.5));
    }

    private static Tensor clamp(Tensor numbers, double center, double radius) {
        return numbers.clamp(
                new ScalarOptional(new Scalar(center - radius)), new ScalarOptional(new Scalar(center + radius)));
    }

    @Override
    public Map<String, Double> update(List<Trajectory> trajectories, double progress, RandomGenerator chance) {
        Gae gae = Gae.of(trajectories, config.gamma(), config.gaeLambda());
        int count = gae.transitions().size();
        if (count == 0) {
            return Map.of();
        }
        double learningRate = config.learningRateAt(progress);
        var metrics = new UpdateMetrics();
        try (var _ = new PointerScope()) {
            Minibatch all = Minibatch.of(batcher, gae);
            long[] order = new long[count];
            Arrays.setAll(order, index -> index);
            for (int epoch = 0; epoch < config.updateEpochs() && !metrics.exceeds(config.targetKl()); epoch++) {
                shuffle(order, chance);
                metrics.startEpoch();
                for (int from = 0; from < count; from += config.minibatchSize()) {
                    long[] rows = Arrays.copyOfRange(order, from, Math.min(count, from + config.minibatchSize()));
                    try (var _ = new PointerScope()) {
                        Loss loss = loss(all.rows(rows));
                        metrics.add(loss, adam.step(loss.total(), learningRate, config.maxGradNorm()));
                    }
                }
            }
        }
        Map<String, Double> means = metrics.means();
        means.put("losses/explained_variance", gae.explainedVariance());
        means.put("charts/learning_rate", learningRate);
        return means;
    }

    static void shuffle(long[] order, RandomGenerator chance) {
        for (int last = order.length - 1; last > 0; last--) {
            int other = chance.nextInt(last + 1);
            long kept = order[last];
            order[last] = order[other];
            order[other] = kept;
        }
    }

    /// Sums of the metrics of one update.
    private static final class UpdateMetrics {
        private final Map<String, Double> sums = new LinkedHashMap<>();
        private int minibatches;
        private double epochKl;
        private int epochMinibatches;

        void startEpoch() {
            epochKl = 0;
            epochMinibatches = 0;
        }

        void add(Loss loss, double gradientNorm) {
            minibatches++;
            epochMinibatches++;
            double approxKl = loss.approxKl().item_double();
            epochKl += approxKl;
            sums.merge("losses/policy_loss", loss.policy().item_double(), Double::sum);
            sums.merge("losses/value_loss", loss.value().item_double(), Double::sum);
            sums.merge("losses/entropy", loss.entropy().item_double(), Double::sum);
            sums.merge("losses/approx_kl", approxKl, Double::sum);
            sums.merge("losses/gradient", gradientNorm, Double::sum);
        }

        /// Returns whether the mean KL divergence of the epoch is above the target.
        boolean exceeds(double targetKl) {
            return targetKl > 0 && epochMinibatches > 0 && epochKl / epochMinibatches > targetKl;
        }

        Map<String, Double> means() {
            var means = new LinkedHashMap<String, Double>();
            sums.forEach((name, sum) -> means.put(name, sum / minibatches));
            return means;
        }
    }

    @Override
    public void write(DataOutputStream out) throws IOException {
        weights.write(out);
        adam.write(out);
    }

    @Override
    public void read(DataInputStream in) throws IOException {
        weights.read(in);
        adam.read(in);
    }
}
