package dev.quoin.learning.ppo;

import dev.quoin.learning.rollout.Transition;
import dev.quoin.learning.rollout.Trajectory;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How much better each turn went than was thought: generalised advantage estimation (Schulman and others, 2016).
/// Immutable after it is made.
final class Gae {
    private final List<Transition> decisions = new ArrayList<>();
    private float[] advantages = new float[0];

    private Gae() {}

    /// Those of all turns.
    static Gae of(List<Trajectory> stretches, double discount, double lambda) {
        var all = new Gae();
        stretches.forEach(stretch -> all.decisions.addAll(stretch.made()));
        all.advantages = new float[all.decisions.size()];
        int first = 0;
        for (Trajectory stretch : stretches) {
            double later = 0;
            for (int index = stretch.made().size() - 1; index >= 0; index--) {
                Transition decision = stretch.made().get(index);
                @Nullable Transition next = stretch.after(index);
                double expected = next == null ? 0 : next.value();
                double surprise = decision.reward() + discount * expected - decision.value();
                later = surprise + (next == null ? 0 : discount * lambda * later);
                all.advantages[first + index] = (float) later;
            }
            first += stretch.made().size();
        }
        return all;
    }

    List<Transition> decisions() {
        return decisions;
    }

    float advantage(int index) {
        return advantages[index];
    }

    /// What the worth of each position turned out to be.
    float[] targets() {
        var targets = new float[advantages.length];
        for (int index = 0; index < targets.length; index++) {
            targets[index] = advantages[index] + decisions.get(index).value();
        }
        return targets;
    }

    /// The advantages shifted and scaled to mean 0 and deviation 1.
    float[] normalised() {
        double sum = 0;
        double squares = 0;
        for (float advantage : advantages) {
            sum += advantage;
            squares += (double) advantage * advantage;
        }
        double mean = sum / advantages.length;
        double deviation = Math.sqrt(Math.max(squares / advantages.length - mean * mean, 0)) + 1e-8;
        var scaled = new float[advantages.length];
        for (int index = 0; index < scaled.length; index++) {
            scaled[index] = (float) ((advantages[index] - mean) / deviation);
        }
        return scaled;
    }

    /// How much of the differences between targets the judged worths had foreseen; 1 for all.
    double explained() {
        float[] targets = targets();
        double mean = 0;
        for (float target : targets) {
            mean += target / targets.length;
        }
        double spread = 0;
        double missed = 0;
        for (int index = 0; index < targets.length; index++) {
            spread += (targets[index] - mean) * (targets[index] - mean);
            missed += (double) advantages[index] * advantages[index];
        }
        return spread == 0 ? 0 : 1 - missed / spread;
    }
}
