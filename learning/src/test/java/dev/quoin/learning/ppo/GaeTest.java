package dev.quoin.learning.ppo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.env.slots.SlotChance;
import dev.quoin.learning.network.MlpNetwork;
import dev.quoin.learning.rollout.InitialStates;
import dev.quoin.learning.rollout.Corridor;
import dev.quoin.learning.rollout.Transition;
import dev.quoin.learning.rollout.RolloutCollector;
import dev.quoin.learning.rollout.TimeBreakdown;
import dev.quoin.learning.rollout.ObservationBatcher;
import dev.quoin.learning.rollout.Trajectory;
import dev.quoin.learning.rollout.RolloutGroup;
import java.util.List;
import org.junit.jupiter.api.Test;

class GaeTest {
    private static final double DISCOUNT = 0.9;
    private static final double LAMBDA = 0.7;

    /// The definition: a sum over all later surprises of the same game, each discounted.
    private static double naive(Trajectory stretch, int index) {
        double sum = 0;
        double weight = 1;
        for (int at = index; at < stretch.made().size(); at++) {
            Transition decision = stretch.made().get(at);
            Transition next = stretch.after(at);
            double expected = next == null ? 0 : next.value();
            sum += weight * (decision.reward() + DISCOUNT * expected - decision.value());
            weight *= DISCOUNT * LAMBDA;
            if (decision.isLast()) {
                break;
            }
        }
        return sum;
    }

    @Test
    void advantagesAreTheSumOfLaterSurprises() {
        var chance = new SlotChance(8);
        var layout = new Corridor(1).layout();
        var sight = new ObservationBatcher(layout, List.of("square"));
        var ppo = new Ppo(new MlpNetwork(layout, List.of("square"), 8), sight, PpoConfig.usual(), chance);
        var table = new RolloutGroup("nobody", new Corridor(5), InitialStates.usual());
        var play = new RolloutCollector(List.of(table), sight, chance, new TimeBreakdown());
        play.begin();
        for (int round = 0; round < 3; round++) {
            List<Trajectory> stretches = play.play(ppo, ppo.weights(), 9);
            Gae all = Gae.of(stretches, DISCOUNT, LAMBDA);
            int first = 0;
            for (Trajectory stretch : stretches) {
                for (int index = 0; index < stretch.made().size(); index++) {
                    assertThat((double) all.advantage(first + index)).isCloseTo(naive(stretch, index), within(1e-5));
                }
                first += stretch.made().size();
            }
            assertThat(first).isEqualTo(all.decisions().size());
        }
    }
}
