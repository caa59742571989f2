package dev.quoin.learning.dqn;

import dev.quoin.learning.dqn.ReplayBuffer.Entry;
import dev.quoin.learning.network.Adam;
import dev.quoin.learning.network.Network;
import dev.quoin.learning.network.NetworkWeights;
import dev.quoin.learning.network.ObservationBatch;
import dev.quoin.learning.rollout.Learner;
import dev.quoin.learning.rollout.MaskedPolicy;
import dev.quoin.learning.rollout.ObservationBatcher;
import dev.quoin.learning.rollout.Trajectory;
import dev.quoin.learning.rollout.Transition;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.bytedeco.javacpp.PointerScope;
import org.bytedeco.pytorch.Tensor;
import org.bytedeco.pytorch.global.torch;

/// Double DQN (van Hasselt et al., 2016) with a replay buffer, a target network and action masks. Mutable,
/// not thread-safe.
///
/// The network's logits are the Q-values of the actions. The TD target of a transition is its reward plus the
/// discounted Q-value of the best legal action in the same seat's next turn: the online network selects that
/// action, the target network evaluates it.
public final class Dqn implements Learner {
    private final Network network;
    private final ObservationBatcher batcher;
    private final DqnConfig config;
    private final NetworkWeights weights;
    private final NetworkWeights targetNetwork;
    private final Adam adam;
    private final ReplayBuffer buffer;
    private double epsilon;
    private long gradientSteps;

    /// Creates a learner with random weights.
    ///
    /// @param chance the source of the initial weights
    public Dqn(Network network, ObservationBatcher batcher, DqnConfig config, RandomGenerator chance) {
        this.network = network;
        this.batcher = batcher;
        this.config = config;
        weights = NetworkWeights.random(network.weights(), chance);
        targetNetwork = weights.frozen();
        adam = new Adam(weights);
        buffer = new ReplayBuffer(config.bufferSize());
        epsilon = config.startE();
    }

    @Override
    public NetworkWeights weights() {
        return weights;
    }

    /// Returns the weights of the target network.
    NetworkWeights targetNetwork() {
        return targetNetwork;
    }

    @Override
    public void act(NetworkWeights playing, List<Transition> pending, RandomGenerator chance) {
        MaskedPolicy policy = MaskedPolicy.of(network, playing, batcher, pending);
        for (int number = 0; number < pending.size(); number++) {
            int count = pending.get(number).legalActions().length;
            int chosen = chance.nextDouble() < epsilon ? chance.nextInt(count) : policy.argmax(number);
            pending.get(number).setAction(chosen, 0, policy.logit(number, chosen));
        }
    }

    @Override
    public void actGreedily(NetworkWeights playing, List<Transition> pending) {
        MaskedPolicy.of(network, playing, batcher, pending).argmax();
    }

    @Override
    public Map<String, Double> update(List<Trajectory> trajectories, double progress, RandomGenerator chance) {
        for (Trajectory trajectory : trajectories) {
            for (int index = 0; index < trajectory.size(); index++) {
                buffer.add(new Entry(trajectory.transitions().get(index), trajectory.next(index)));
            }
        }
        epsilon = config.epsilonAt(progress);
        if (buffer.size() < config.learningStarts()) {
            return Map.of();
        }
        double learningRate = config.learningRateAt(progress);
        double lossSum = 0;
        double gradientNormSum = 0;
        for (int step = 0; step < config.gradientSteps(); step++) {
            try (var _ = new PointerScope()) {
                List<Entry> batch = buffer.sample(config.batchSize(), chance);
                Tensor loss = loss(batch, tdTargets(batch));
                gradientNormSum += adam.step(loss, learningRate, config.maxGradNorm());
                lossSum += loss.item_double();
            }
            if (++gradientSteps % config.targetNetworkFrequency() == 0) {
                targetNetwork.set(weights);
            }
        }
        var metrics = new LinkedHashMap<String, Double>();
        metrics.put("losses/td_loss", lossSum / config.gradientSteps());
        metrics.put("losses/gradient", gradientNormSum / config.gradientSteps());
        metrics.put("charts/epsilon", epsilon);
        metrics.put("charts/learning_rate", learningRate);
        return metrics;
    }

    /// Returns the TD target of each transition: double Q-learning over legal actions.
    float[] tdTargets(List<Entry> batch) {
        var targets = new float[batch.size()];
        var nexts = new ArrayList<Transition>();
        for (Entry entry : batch) {
            if (entry.next() != null) {
                nexts.add(entry.next());
            }
        }
        MaskedPolicy online = nexts.isEmpty() ? null : MaskedPolicy.of(network, weights, batcher, nexts);
        MaskedPolicy target = nexts.isEmpty() ? null : MaskedPolicy.of(network, targetNetwork, batcher, nexts);
        int next = 0;
        for (int number = 0; number < targets.length; number++) {
            Entry entry = batch.get(number);
            targets[number] = entry.transition().reward();
            if (entry.next() != null && online != null && target != null) {
                targets[number] += (float) (config.gamma() * target.logit(next, online.argmax(next)));
                next++;
            }
        }
        return targets;
    }

    /// Returns the smooth L1 loss between the Q-values of the chosen actions and the TD targets.
    Tensor loss(List<Entry> batch, float[] targets) {
        List<Transition> transitions = batch.stream().map(Entry::transition).toList();
        var actions = new long[transitions.size()];
        for (int number = 0; number < actions.length; number++) {
            actions[number] = transitions.get(number).actionIndex();
        }
        ObservationBatch observations = batcher.batch(transitions);
        Tensor qValues = network.predict(weights, observations)
                .logits()
                .gather(1, Tensor.create(actions, actions.length, 1))
                .squeeze(1);
        return torch.smooth_l1_loss(qValues, Tensor.create(targets, targets.length));
    }

    @Override
    public void write(DataOutputStream out) throws IOException {
        weights.write(out);
        targetNetwork.write(out);
        adam.write(out);
        buffer.write(out);
        out.writeDouble(epsilon);
        out.writeLong(gradientSteps);
    }

    @Override
    public void read(DataInputStream in) throws IOException {
        weights.read(in);
        targetNetwork.read(in);
        adam.read(in);
        buffer.read(in);
        epsilon = in.readDouble();
        gradientSteps = in.readLong();
    }
}
