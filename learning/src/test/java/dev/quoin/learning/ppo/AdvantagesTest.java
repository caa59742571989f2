package dev.quoin.learning.ppo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.learning.network.DenseNetwork;
import dev.quoin.learning.rollout.Beginnings;
import dev.quoin.learning.rollout.Corridor;
import dev.quoin.learning.rollout.Decision;
import dev.quoin.learning.rollout.SelfPlay;
import dev.quoin.learning.rollout.Shares;
import dev.quoin.learning.rollout.Sight;
import dev.quoin.learning.rollout.Stretch;
import dev.quoin.learning.rollout.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

class AdvantagesTest {
    private static final double DISCOUNT = 0.9;
    private static final double LAMBDA = 0.7;

    /// The definition: a sum over all later surprises of the same game, each discounted.
    private static double naive(Stretch stretch, int index) {
        double sum = 0;
        double weight = 1;
        for (int at = index; at < stretch.made().size(); at++) {
            Decision decision = stretch.made().get(at);
            Decision next = stretch.after(at);
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
        var chance = new SplitMixRandom(8);
        var layout = new Corridor(1).layout();
        var sight = new Sight(layout, List.of("square"));
        var ppo = new Ppo(new DenseNetwork(layout, List.of("square"), 8), sight, PpoSettings.usual(), chance);
        var table = new Table("nobody", new Corridor(5), Beginnings.usual());
        var play = new SelfPlay(List.of(table), sight, chance, new Shares());
        play.begin();
        for (int round = 0; round < 3; round++) {
            List<Stretch> stretches = play.play(ppo, ppo.weights(), 9);
            Advantages all = Advantages.of(stretches, DISCOUNT, LAMBDA);
            int first = 0;
            for (Stretch stretch : stretches) {
                for (int index = 0; index < stretch.made().size(); index++) {
                    assertThat((double) all.advantage(first + index)).isCloseTo(naive(stretch, index), within(1e-5));
                }
                first += stretch.made().size();
            }
            assertThat(first).isEqualTo(all.decisions().size());
        }
    }
}
