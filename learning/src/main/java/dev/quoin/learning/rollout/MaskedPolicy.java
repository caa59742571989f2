package dev.quoin.learning.rollout;

import dev.quoin.learning.network.ObservationBatch;
import dev.quoin.learning.network.Network;
import dev.quoin.learning.network.PolicyValue;
import dev.quoin.learning.network.NetworkWeights;
import java.util.List;
import java.util.random.RandomGenerator;
import org.bytedeco.javacpp.FloatPointer;
import org.bytedeco.javacpp.PointerScope;
import org.bytedeco.pytorch.NoGradGuard;
import org.bytedeco.pytorch.Tensor;

/// What a network says of open decisions, as plain numbers, and the ways to choose by it. Immutable.
public final class MaskedPolicy {
    private final List<Transition> decisions;
    private final float[] logits;
    private final float[] values;
    private final int most;

    private MaskedPolicy(List<Transition> decisions, float[] logits, float[] values, int most) {
        this.decisions = decisions;
        this.logits = logits;
        this.values = values;
        this.most = most;
    }

    /// Asks a network, in one call.
    public static MaskedPolicy of(Network network, NetworkWeights weights, ObservationBatcher sight, List<Transition> decisions) {
        try (var _ = new PointerScope();
                var _ = new NoGradGuard()) {
            ObservationBatch inputs = sight.inputs(decisions);
            PolicyValue said = network.predict(weights, inputs);
            return new MaskedPolicy(decisions, numbers(said.logits()), numbers(said.value()), (int)
                    inputs.actions().size(1));
        }
    }

    /// The numbers of a tensor.
    public static float[] numbers(Tensor tensor) {
        Tensor dense = tensor.contiguous();
        var numbers = new float[(int) dense.numel()];
        new FloatPointer(dense.data_ptr()).get(numbers);
        return numbers;
    }

    /// The number of a legal action, by its place in the list of the decision.
    public float logit(int decision, int index) {
        return logits[decision * most + index];
    }

    /// What a position is thought to be worth.
    public float value(int decision) {
        return values[decision];
    }

    /// The first of the legal actions with the highest number.
    public int best(int decision) {
        int best = 0;
        for (int index = 1; index < decisions.get(decision).legal().length; index++) {
            best = logit(decision, index) > logit(decision, best) ? index : best;
        }
        return best;
    }

    /// Takes the best everywhere.
    public void takeBest() {
        for (int decision = 0; decision < decisions.size(); decision++) {
            decisions.get(decision).choose(best(decision), 0, value(decision));
        }
    }

    /// Draws everywhere, with the logits as logarithms of weights.
    public void draw(RandomGenerator chance) {
        for (int decision = 0; decision < decisions.size(); decision++) {
            int count = decisions.get(decision).legal().length;
            double highest = logit(decision, best(decision));
            double sum = 0;
            for (int index = 0; index < count; index++) {
                sum += Math.exp(logit(decision, index) - highest);
            }
            double left = chance.nextDouble() * sum;
            int chosen = 0;
            while (chosen < count - 1 && (left -= Math.exp(logit(decision, chosen) - highest)) >= 0) {
                chosen++;
            }
            double logProbability = logit(decision, chosen) - highest - Math.log(sum);
            decisions.get(decision).choose(chosen, logProbability, value(decision));
        }
    }
}
