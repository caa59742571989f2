package dev.quoin.learning.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.env.Environments;
import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.learning.network.CnnNetwork;
import dev.quoin.learning.ppo.Ppo;
import dev.quoin.learning.ppo.PpoConfig;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RolloutCollectorTest {
    private final SplitMixRandom chance = new SplitMixRandom(1);
    private final ObservationBatcher batcher =
            new ObservationBatcher(Environments.slots("Othello-v0", Map.of(), 1).layout(), List.of("observation"));
    private final Ppo learner = new Ppo(
            new CnnNetwork("observation", 3, 8, List.of(4), List.of(0), 8, 64), batcher, PpoConfig.defaults(), chance);

    private RolloutCollector collector(String opponent) {
        boolean bothSeats = opponent.equals(RolloutGroup.SELF) || opponent.equals(RolloutGroup.POOL);
        var options = new HashMap<String, Object>(Map.of("invalid_move_mode", "error"));
        options.put("opponent", bothSeats ? "self" : opponent);
        options.put("agent_player", "random");
        var group = new RolloutGroup(opponent, Environments.slots("Othello-v0", options, 24), InitialStates.standard());
        var collector = new RolloutCollector(List.of(group), batcher, chance, new TimeBreakdown());
        collector.reset();
        return collector;
    }

    /// The seats of an episode have opposite returns, also with passes, and only the last transition has a reward.
    @Test
    void rewardsOfWinnersAndLosersCancelOut() {
        List<Trajectory> trajectories = collector(RolloutGroup.SELF).collect(learner, learner.weights(), 200);
        var ends = new HashMap<Float, Integer>();
        for (Trajectory trajectory : trajectories) {
            for (Transition transition : trajectory.transitions()) {
                if (transition.done()) {
                    ends.merge(transition.reward(), 1, Integer::sum);
                } else {
                    assertThat(transition.reward()).isZero();
                }
            }
        }
        assertThat(ends.get(1f)).isPositive().isEqualTo(ends.get(-1f));
    }

    @Test
    void theTurnsOfASnapshotAreNotCollected() {
        int boards = 24;
        int turns = 40;
        int both = turns(collector(RolloutGroup.SELF).collect(learner, learner.weights(), turns));
        int one = turns(
                collector(RolloutGroup.POOL).collect(learner, learner.weights().frozen(), turns));
        assertThat(both).isGreaterThanOrEqualTo(boards * (turns - 2));
        assertThat(one).isBetween(boards * turns / 3, boards * turns * 2 / 3);
    }

    private static int turns(List<Trajectory> trajectories) {
        return trajectories.stream().mapToInt(Trajectory::size).sum();
    }

    /// These environments raise an error for an illegal action.
    @Test
    void onlyLegalActionsAreChosen() {
        for (String opponent : List.of(RolloutGroup.SELF, "random", "greedy")) {
            for (Trajectory trajectory : collector(opponent).collect(learner, learner.weights(), 30)) {
                for (Transition transition : trajectory.transitions()) {
                    assertThat(transition.observation()[128 + transition.action()])
                            .isEqualTo(1);
                }
            }
        }
    }

    @Test
    void pendingTransitionsComeWithTheNextRollout() {
        RolloutCollector collector = collector("random");
        List<Trajectory> first = collector.collect(learner, learner.weights(), 3);
        List<Trajectory> second = collector.collect(learner, learner.weights(), 3);
        assertThat(turns(first)).isEqualTo(24 * 2);
        assertThat(turns(second)).isEqualTo(24 * 3);
        for (int board = 0; board < first.size(); board++) {
            assertThat(second.get(board).transitions().getFirst())
                    .isSameAs(first.get(board).bootstrap());
        }
    }
}
