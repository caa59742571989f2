package dev.quoin.learning.ppo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.learning.network.MlpNetwork;
import dev.quoin.learning.rollout.Corridor;
import dev.quoin.learning.rollout.InitialStates;
import dev.quoin.learning.rollout.ObservationBatcher;
import dev.quoin.learning.rollout.RolloutCollector;
import dev.quoin.learning.rollout.RolloutGroup;
import dev.quoin.learning.rollout.TimeBreakdown;
import dev.quoin.learning.rollout.Trajectory;
import dev.quoin.learning.rollout.Transition;
import java.util.List;
import org.junit.jupiter.api.Test;

class GaeTest {
    private static final double GAMMA = 0.9;
    private static final double LAMBDA = 0.7;

    /// The definition: the discounted sum of all later TD errors of the same episode.
    private static double naive(Trajectory trajectory, int index) {
        double sum = 0;
        double weight = 1;
        for (int at = index; at < trajectory.size(); at++) {
            Transition transition = trajectory.transitions().get(at);
            Transition next = trajectory.next(at);
            double nextValue = next == null ? 0 : next.value();
            sum += weight * (transition.reward() + GAMMA * nextValue - transition.value());
            weight *= GAMMA * LAMBDA;
            if (transition.done()) {
                break;
            }
        }
        return sum;
    }

    @Test
    void advantagesAreDiscountedSumsOfTdErrors() {
        var chance = new SplitMixRandom(8);
        var layout = new Corridor(1).layout();
        var batcher = new ObservationBatcher(layout, List.of("square"));
        var ppo = new Ppo(new MlpNetwork(layout, List.of("square"), 8), batcher, PpoConfig.defaults(), chance);
        var group = new RolloutGroup("nobody", new Corridor(5), InitialStates.standard());
        var collector = new RolloutCollector(List.of(group), batcher, chance, new TimeBreakdown());
        collector.reset();
        for (int round = 0; round < 3; round++) {
            List<Trajectory> trajectories = collector.collect(ppo, ppo.weights(), 9);
            Gae all = Gae.of(trajectories, GAMMA, LAMBDA);
            int first = 0;
            for (Trajectory trajectory : trajectories) {
                for (int index = 0; index < trajectory.size(); index++) {
                    assertThat((double) all.advantage(first + index)).isCloseTo(naive(trajectory, index), within(1e-5));
                }
                first += trajectory.size();
            }
            assertThat(first).isEqualTo(all.transitions().size());
        }
    }
}
