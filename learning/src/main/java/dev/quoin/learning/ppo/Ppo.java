package dev.quoin.learning.ppo;

import dev.quoin.learning.network.Adam;
import dev.quoin.learning.network.ObservationBatch;
import dev.quoin.learning.network.Network;
import dev.quoin.learning.network.PolicyValue;
import dev.quoin.learning.network.NetworkWeights;
import dev.quoin.learning.rollout.MaskedPolicy;
import dev.quoin.learning.rollout.Transition;
import dev.quoin.learning.rollout.Learner;
import dev.quoin.learning.rollout.ObservationBatcher;
import dev.quoin.learning.rollout.Trajectory;
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

/// Proximal policy optimization (Schulman and others, 2017) with action masks: illegal actions have no part in any
/// likelihood, entropy or gradient. Mutable, for one thread.
///
/// An update goes through all turns several times, in batches in a new order each time. A choice that went better than
/// was thought is made more likely, but in one update only up to a clipped ratio.
public final class Ppo implements Learner {
    private final Network network;
    private final ObservationBatcher sight;
    private final PpoConfig settings;
    private final NetworkWeights weights;
    private final Adam adam;

    /// A learner that knows nothing.
    ///
    /// @param chance what its first weights are drawn from
    public Ppo(Network network, ObservationBatcher sight, PpoConfig settings, RandomGenerator chance) {
        this.network = network;
        this.sight = sight;
        this.settings = settings;
        weights = NetworkWeights.random(network.weights(), chance);
        adam = new Adam(weights);
    }

    @Override
    public NetworkWeights weights() {
        return weights;
    }

    @Override
    public void choose(NetworkWeights playing, List<Transition> open, RandomGenerator chance) {
        MaskedPolicy.of(network, playing, sight, open).draw(chance);
    }

    @Override
    public void chooseBest(NetworkWeights playing, List<Transition> open) {
        MaskedPolicy.of(network, playing, sight, open).takeBest();
    }

    /// Some turns with all that the loss needs, on the side of LibTorch.
    record Lesson(
            ObservationBatch inputs, Tensor choices, Tensor logProbabilities, Tensor values, Tensor advantages, Tensor targets) {
        static Lesson of(ObservationBatcher sight, Gae advantages) {
            List<Transition> decisions = advantages.decisions();
            int count = decisions.size();
            var choices = new long[count];
            var likelihoods = new float[count];
            var values = new float[count];
            for (int index = 0; index < count; index++) {
                choices[index] = decisions.get(index).choice();
                likelihoods[index] = decisions.get(index).logProbability();
                values[index] = decisions.get(index).value();
            }
            return new Lesson(
                    sight.inputs(decisions),
                    Tensor.create(choices, count, 1),
                    Tensor.create(likelihoods, count),
                    Tensor.create(values, count),
                    Tensor.create(advantages.normalised(), count),
                    Tensor.create(advantages.targets(), count));
        }

        Lesson rows(long[] numbers) {
            Tensor rows = Tensor.create(numbers, numbers.length);
            return new Lesson(
                    inputs.rows(rows),
                    choices.index_select(0, rows),
                    logProbabilities.index_select(0, rows),
                    values.index_select(0, rows),
                    advantages.index_select(0, rows),
                    targets.index_select(0, rows));
        }
    }

    /// The parts of a loss.
    ///
    /// @param total what is descended
    /// @param divergence how far the choices have moved from those that were played
    record Loss(Tensor total, Tensor policy, Tensor value, Tensor entropy, Tensor divergence) {}

    /// The loss of some turns.
    Loss loss(Lesson lesson) {
        PolicyValue said = network.predict(weights, lesson.inputs());
        Tensor logs = lesson.inputs().close(said.logits()).log_softmax(1);
        Tensor shift = logs.gather(1, lesson.choices()).squeeze(1).sub(lesson.logProbabilities());
        Tensor ratio = shift.exp();
        Tensor clipped = within(ratio, 1, settings.clip());
        Tensor policy = ratio.mul(lesson.advantages())
                .minimum(clipped.mul(lesson.advantages()))
                .mean()
                .neg();
        Tensor value = valueLoss(said.value(), lesson);
        Tensor entropy = logs.exp().mul(logs).sum(1).mean().neg();
        Tensor divergence = ratio.sub(new Scalar(1.0)).sub(shift).mean();
        Tensor total = policy.add(value.mul(new Scalar(settings.valueWeight())))
                .sub(entropy.mul(new Scalar(settings.entropy())));
        return new Loss(total, policy, value, entropy, divergence);
    }

    private Tensor valueLoss(Tensor said, Lesson lesson) {
        Tensor missed = said.sub(lesson.targets()).square();
        if (settings.valueClip() > 0) {
            Tensor moved = within(said.sub(lesson.values()), 0, settings.valueClip());
            missed = missed.max(lesson.values().add(moved).sub(lesson.targets()).square());
        }
        return missed.mean().mul(new Scalar(0.5));
    }

    private static Tensor within(Tensor numbers, double middle, double away) {
        return numbers.clamp(
                new ScalarOptional(new Scalar(middle - away)), new ScalarOptional(new Scalar(middle + away)));
    }

    @Override
    public Map<String, Double> learn(List<Trajectory> stretches, double progress, RandomGenerator chance) {
        Gae advantages = Gae.of(stretches, settings.discount(), settings.lambda());
        int count = advantages.decisions().size();
        if (count == 0) {
            return Map.of();
        }
        double rate = settings.rate() + progress * (settings.finalRate() - settings.rate());
        var figures = new Figures();
        try (var _ = new PointerScope()) {
            Lesson all = Lesson.of(sight, advantages);
            long[] order = new long[count];
            Arrays.setAll(order, index -> index);
            for (int epoch = 0; epoch < settings.epochs() && !figures.isTooFar(settings.mostDivergence()); epoch++) {
                shuffle(order, chance);
                figures.beginEpoch();
                for (int from = 0; from < count; from += settings.batch()) {
                    long[] rows = Arrays.copyOfRange(order, from, Math.min(count, from + settings.batch()));
                    try (var _ = new PointerScope()) {
                        Loss loss = loss(all.rows(rows));
                        figures.add(loss, adam.descend(loss.total(), rate, settings.longestGradient()));
                    }
                }
            }
        }
        Map<String, Double> means = figures.means();
        means.put("losses/explained_variance", advantages.explained());
        means.put("charts/learning_rate", rate);
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

    /// Sums of the figures of one update.
    private static final class Figures {
        private final Map<String, Double> sums = new LinkedHashMap<>();
        private int batches;
        private double divergence;
        private int inEpoch;

        void beginEpoch() {
            divergence = 0;
            inEpoch = 0;
        }

        void add(Loss loss, double gradient) {
            batches++;
            inEpoch++;
            double moved = loss.divergence().item_double();
            divergence += moved;
            sums.merge("losses/policy_loss", loss.policy().item_double(), Double::sum);
            sums.merge("losses/value_loss", loss.value().item_double(), Double::sum);
            sums.merge("losses/entropy", loss.entropy().item_double(), Double::sum);
            sums.merge("losses/approx_kl", moved, Double::sum);
            sums.merge("losses/gradient", gradient, Double::sum);
        }

        boolean isTooFar(double most) {
            return most > 0 && inEpoch > 0 && divergence / inEpoch > most;
        }

        Map<String, Double> means() {
            var means = new LinkedHashMap<String, Double>();
            sums.forEach((name, sum) -> means.put(name, sum / batches));
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
