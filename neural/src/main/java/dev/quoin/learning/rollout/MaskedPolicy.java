package dev.quoin.learning.rollout;

import dev.quoin.learning.network.Network;
import dev.quoin.learning.network.NetworkWeights;
import dev.quoin.learning.network.ObservationBatch;
import dev.quoin.learning.network.PolicyValue;
import java.util.List;
import java.util.random.RandomGenerator;
import org.bytedeco.javacpp.FloatPointer;
import org.bytedeco.javacpp.PointerScope;
import org.bytedeco.pytorch.NoGradGuard;
import org.bytedeco.pytorch.Tensor;

/// The policy of a network in a batch of observations: a categorical distribution over the legal actions of each, and
/// its value. Immutable.
public final class MaskedPolicy {
    private final List<Transition> transitions;
    private final float[] logits;
    private final float[] values;
    private final int maxActions;

    private MaskedPolicy(List<Transition> transitions, float[] logits, float[] values, int maxActions) {
        this.transitions = transitions;
        this.logits = logits;
        this.values = values;
        this.maxActions = maxActions;
    }

    /// Runs one forward pass for all transitions.
    public static MaskedPolicy of(
            Network network, NetworkWeights weights, ObservationBatcher batcher, List<Transition> transitions) {
        try (var _ = new PointerScope();
                var _ = new NoGradGuard()) {
            ObservationBatch batch = batcher.batch(transitions);
            PolicyValue output = network.predict(weights, batch);
            return new MaskedPolicy(transitions, toArray(output.logits()), toArray(output.value()), (int)
                    batch.actions().size(1));
        }
    }

    /// Returns the numbers of a tensor in row-major order.
    public static float[] toArray(Tensor tensor) {
        Tensor dense = tensor.contiguous();
        var numbers = new float[(int) dense.numel()];
        new FloatPointer(dense.data_ptr()).get(numbers);
        return numbers;
    }

    /// Returns the logit of a legal action.
    ///
    /// @param transition the index in the batch
    /// @param index the action's index in [Transition#legalActions]
    public float logit(int transition, int index) {
        return logits[transition * maxActions + index];
    }

    /// Returns the estimated value of an observation.
    public float value(int transition) {
        return values[transition];
    }

    /// Returns the index of the legal action with the highest logit; ties go to the first.
    public int argmax(int transition) {
        int best = 0;
        for (int index = 1; index < transitions.get(transition).legalActions().length; index++) {
            best = logit(transition, index) > logit(transition, best) ? index : best;
        }
        return best;
    }

    /// Sets the action of every transition to the one with the highest logit.
    public void argmax() {
        for (int number = 0; number < transitions.size(); number++) {
            transitions.get(number).setAction(argmax(number), 0, value(number));
        }
    }

    /// Samples the action of every transition from the softmax of its logits.
    public void sample(RandomGenerator chance) {
        for (int number = 0; number < transitions.size(); number++) {
            int count = transitions.get(number).legalActions().length;
            double max = logit(number, argmax(number));
            double sum = 0;
            for (int index = 0; index < count; index++) {
                sum += Math.exp(logit(number, index) - max);
            }
            double left = chance.nextDouble() * sum;
            int sampled = 0;
            while (sampled < count - 1 && (left -= Math.exp(logit(number, sampled) - max)) >= 0) {
                sampled++;
            }
            double logProb = logit(number, sampled) - max - Math.log(sum);
            transitions.get(number).setAction(sampled, logProb, value(number));
        }
    }
}
