package dev.quoin.learning.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.env.Environments;
import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.learning.network.BoardNetwork;
import dev.quoin.learning.ppo.Ppo;
import dev.quoin.learning.ppo.PpoSettings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SelfPlayTest {
    private final SplitMixRandom chance = new SplitMixRandom(1);
    private final Sight sight =
            new Sight(Environments.slots("Othello-v0", Map.of(), 1).layout(), List.of("observation"));
    private final Ppo learner = new Ppo(
            new BoardNetwork("observation", 3, 8, List.of(4), List.of(0), 8, 64), sight, PpoSettings.usual(), chance);

    private SelfPlay play(String opponent) {
        boolean alone = opponent.equals(Table.SELF) || opponent.equals(Table.POOL);
        var options = new HashMap<String, Object>(Map.of("invalid_move_mode", "error"));
        options.put("opponent", alone ? "self" : opponent);
        options.put("agent_player", "random");
        var table = new Table(opponent, Environments.slots("Othello-v0", options, 24), Beginnings.usual());
        var play = new SelfPlay(List.of(table), sight, chance, new Shares());
        play.begin();
        return play;
    }

    /// Both seats of a board earn opposite sums in every game, also in those with passes, and only its last turn earns.
    @Test
    void winnersAndLosersArePaidAlikeAlthoughTurnsAlternate() {
        List<Stretch> stretches = play(Table.SELF).play(learner, learner.weights(), 200);
        var ends = new HashMap<Float, Integer>();
        for (Stretch stretch : stretches) {
            for (Decision decision : stretch.made()) {
                if (decision.isLast()) {
                    ends.merge(decision.reward(), 1, Integer::sum);
                } else {
                    assertThat(decision.reward()).isZero();
                }
            }
        }
        assertThat(ends.get(1f)).isPositive().isEqualTo(ends.get(-1f));
    }

    @Test
    void anEarlierVersionLeavesNoTurnsToLearnFrom() {
        int boards = 24;
        int turns = 40;
        int both = turns(play(Table.SELF).play(learner, learner.weights(), turns));
        int one = turns(play(Table.POOL).play(learner, learner.weights().frozen(), turns));
        assertThat(both).isGreaterThanOrEqualTo(boards * (turns - 2));
        assertThat(one).isBetween(boards * turns / 3, boards * turns * 2 / 3);
    }

    private static int turns(List<Stretch> stretches) {
        return stretches.stream().mapToInt(stretch -> stretch.made().size()).sum();
    }

    /// Illegal actions would be refused by these boards.
    @Test
    void onlyLegalActionsAreChosen() {
        for (String opponent : List.of(Table.SELF, "random", "greedy")) {
            for (Stretch stretch : play(opponent).play(learner, learner.weights(), 30)) {
                for (Decision decision : stretch.made()) {
                    assertThat(decision.seen()[128 + decision.action()]).isEqualTo(1);
                }
            }
        }
    }

    @Test
    void turnsThatAreNotFinishedComeWithTheNextStretch() {
        SelfPlay play = play("random");
        List<Stretch> first = play.play(learner, learner.weights(), 3);
        List<Stretch> second = play.play(learner, learner.weights(), 3);
        assertThat(turns(first)).isEqualTo(24 * 2);
        assertThat(turns(second)).isEqualTo(24 * 3);
        for (int board = 0; board < first.size(); board++) {
            assertThat(second.get(board).made().getFirst())
                    .isSameAs(first.get(board).next());
        }
    }
}
