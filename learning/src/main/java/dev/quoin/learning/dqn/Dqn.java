package dev.quoin.learning.dqn;

import dev.quoin.learning.dqn.ReplayBuffer.Memory;
import dev.quoin.learning.network.Adam;
import dev.quoin.learning.network.ObservationBatch;
import dev.quoin.learning.network.Network;
import dev.quoin.learning.network.NetworkWeights;
import dev.quoin.learning.rollout.MaskedPolicy;
import dev.quoin.learning.rollout.Transition;
import dev.quoin.learning.rollout.Learner;
import dev.quoin.learning.rollout.ObservationBatcher;
import dev.quoin.learning.rollout.Trajectory;
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

/// Double deep Q-learning (van Hasselt and others, 2016) with replay, a target network and action masks. Mutable, for
/// one
/// thread.
///
/// The network's logits are what each action is worth. A turn's worth should be what it earned and what the best legal
/// action of the same seat's next turn is worth: today's weights say which is best, older ones what it is worth.
public final class Dqn implements Learner {
    private final Network network;
    private final ObservationBatcher sight;
    private final DqnConfig settings;
    private final NetworkWeights weights;
    private final NetworkWeights target;
    private final Adam adam;
    private final ReplayBuffer replay;
    private double explore;
    private long steps;

    /// A learner that knows nothing.
    ///
    /// @param chance what its first weights are drawn from
    public Dqn(Network network, ObservationBatcher sight, DqnConfig settings, RandomGenerator chance) {
        this.network = network;
        this.sight = sight;
        this.settings = settings;
        weights = NetworkWeights.random(network.weights(), chance);
        target = weights.frozen();
        adam = new Adam(weights);
        replay = new ReplayBuffer(settings.memory());
        explore = settings.explore();
    }

    @Override
    public NetworkWeights weights() {
        return weights;
    }

    /// The weights that judge the next turn.
    NetworkWeights target() {
        return target;
    }

    @Override
    public void choose(NetworkWeights playing, List<Transition> open, RandomGenerator chance) {
        MaskedPolicy choices = MaskedPolicy.of(network, playing, sight, open);
        for (int number = 0; number < open.size(); number++) {
            int count = open.get(number).legal().length;
            int chosen = chance.nextDouble() < explore ? chance.nextInt(count) : choices.best(number);
            open.get(number).choose(chosen, 0, choices.logit(number, chosen));
        }
    }

    @Override
    public void chooseBest(NetworkWeights playing, List<Transition> open) {
        MaskedPolicy.of(network, playing, sight, open).takeBest();
    }

    @Override
    public Map<String, Double> learn(List<Trajectory> stretches, double progress, RandomGenerator chance) {
        for (Trajectory stretch : stretches) {
            for (int index = 0; index < stretch.made().size(); index++) {
                replay.add(new Memory(stretch.made().get(index), stretch.after(index)));
            }
        }
        explore = settings.exploreAt(progress);
        if (replay.size() < settings.warmup()) {
            return Map.of();
        }
        double rate = settings.rate() + progress * (settings.finalRate() - settings.rate());
        double loss = 0;
        double gradient = 0;
        for (int step = 0; step < settings.steps(); step++) {
            try (var _ = new PointerScope()) {
                List<Memory> lesson = replay.draw(settings.batch(), chance);
                Tensor missed = loss(lesson, targets(lesson));
                gradient += adam.descend(missed, rate, settings.longestGradient());
                loss += missed.item_double();
            }
            if (++steps % settings.targetEvery() == 0) {
                target.set(weights);
            }
        }
        var figures = new LinkedHashMap<String, Double>();
        figures.put("losses/td_loss", loss / settings.steps());
        figures.put("losses/gradient", gradient / settings.steps());
        figures.put("charts/epsilon", explore);
        figures.put("charts/learning_rate", rate);
        return figures;
    }

    /// What each turn should have been judged: double Q-learning over legal actions.
    float[] targets(List<Memory> lesson) {
        var targets = new float[lesson.size()];
        var nexts = new ArrayList<Transition>();
        for (Memory memory : lesson) {
            if (memory.next() != null) {
                nexts.add(memory.next());
            }
        }
        MaskedPolicy best = nexts.isEmpty() ? null : MaskedPolicy.of(network, weights, sight, nexts);
        MaskedPolicy worth = nexts.isEmpty() ? null : MaskedPolicy.of(network, target, sight, nexts);
        int next = 0;
        for (int number = 0; number < targets.length; number++) {
            Memory memory = lesson.get(number);
            targets[number] = memory.turn().reward();
            if (memory.next() != null && best != null && worth != null) {
                targets[number] += (float) (settings.discount() * worth.logit(next, best.best(next)));
                next++;
            }
        }
        return targets;
    }

    /// How far the judged worth of the chosen actions is from the targets: squares near by, lengths far away.
    Tensor loss(List<Memory> lesson, float[] targets) {
        List<Transition> turns = lesson.stream().map(Memory::turn).toList();
        var chosen = new long[turns.size()];
        for (int number = 0; number < chosen.length; number++) {
            chosen[number] = turns.get(number).choice();
        }
        ObservationBatch inputs = sight.inputs(turns);
        Tensor judged = network.predict(weights, inputs)
                .logits()
                .gather(1, Tensor.create(chosen, chosen.length, 1))
                .squeeze(1);
        return torch.smooth_l1_loss(judged, Tensor.create(targets, targets.length));
    }

    @Override
    public void write(DataOutputStream out) throws IOException {
        weights.write(out);
        target.write(out);
        adam.write(out);
        replay.write(out);
        out.writeDouble(explore);
        out.writeLong(steps);
    }

    @Override
    public void read(DataInputStream in) throws IOException {
        weights.read(in);
        target.read(in);
        adam.read(in);
        replay.read(in);
        explore = in.readDouble();
        steps = in.readLong();
    }
}
