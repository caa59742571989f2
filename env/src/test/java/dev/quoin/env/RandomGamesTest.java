package dev.quoin.env;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.env.slots.SlotLayout;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Random games in every environment, many side by side.
///
/// On the two large boards a game takes a hundred times as long as on the small ones, so there are fewer of them here;
/// the command `quoin env check Crossword-v0 --episodes 10000` plays as many as you like.
@Tag("slow")
class RandomGamesTest {
    private static final int GAMES = 1_000;
    private static final int LARGE_BOARD_GAMES = 50;
    /// How many times as many games the long test plays.
    private static final int LONG = 10;
    private static final int COUNT = 100;

    private static Iterable<String> ids() {
        return Environments.ids();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void gamesOfRandomActionsEndWithoutAnError(String id) {
        endWithoutAnError(id, 1);
    }

    @ParameterizedTest
    @MethodSource("ids")
    @Tag("long")
    void thousandsOfGamesEndWithoutAnError(String id) {
        endWithoutAnError(id, LONG);
    }

    private static void endWithoutAnError(String id, int times) {
        int games = times * (id.equals("Crossword11-v0") || id.equals("Crossword-v0") ? LARGE_BOARD_GAMES : GAMES);
        try (var vector =
                Environments.makeVector(id, Map.of("invalid_move_mode", "error"), COUNT, AutoresetMode.SAME_STEP, 2)) {
            assertThat(play(vector, games).games()).isGreaterThanOrEqualTo(games);
        }
    }

    @Test
    void greedyBeatsRandomActionsInFourOfFiveMiniGames() {
        greedyBeatsRandomActions(GAMES);
    }

    @Test
    @Tag("long")
    void greedyBeatsRandomActionsInFourOfFiveOfThousandsOfMiniGames() {
        greedyBeatsRandomActions(LONG * GAMES);
    }

    private static void greedyBeatsRandomActions(int games) {
        Map<String, String> options =
                Map.of("opponent", "greedy", "agent_player", "random", "reward_mode", "score_difference");
        try (var vector = Environments.makeVector("MiniScrabble-v0", options, COUNT, AutoresetMode.SAME_STEP, 2)) {
            Tally tally = play(vector, games);

            double fraction = (tally.lost() + 0.5 * tally.drawn()) / tally.games();
            assertThat(fraction).as(tally.toString()).isGreaterThan(0.8);
        }
    }

    /// Plays any legal action, each as likely as another, in all slots until so many games have ended.
    private static Tally play(VectorEnvironment vector, int games) {
        var chance = new SplittableRandom(1);
        vector.reset(1);
        ByteBuffer masks = vector.buffers().buffer(SlotLayout.MASK);
        ByteBuffer actions = vector.buffers().buffer(VectorEnvironment.ACTION);
        ByteBuffer rewards = vector.buffers().buffer(VectorEnvironment.REWARD);
        ByteBuffer terminated = vector.buffers().buffer(VectorEnvironment.TERMINATED);
        ByteBuffer truncated = vector.buffers().buffer(VectorEnvironment.TRUNCATED);
        var tally = new Tally(0, 0, 0);
        while (tally.games() < games) {
            for (int slot = 0; slot < vector.count(); slot++) {
                actions.putInt(4 * slot, anyLegal(masks, slot, masks.capacity() / vector.count(), chance));
            }
            vector.step();
            for (int slot = 0; slot < vector.count(); slot++) {
                if (terminated.get(slot) + truncated.get(slot) > 0) {
                    tally = tally.with(rewards.getFloat(4 * slot));
                }
            }
        }
        return tally;
    }

    private static int anyLegal(ByteBuffer masks, int slot, int actions, SplittableRandom chance) {
        int chosen = -1;
        int seen = 0;
        for (int action = 0; action < actions; action++) {
            if (masks.get(slot * actions + action) != 0 && chance.nextInt(++seen) == 0) {
                chosen = action;
            }
        }
        return chosen;
    }

    /// How games ended for the agent.
    private record Tally(int games, int lost, int drawn) {
        Tally with(float reward) {
            return new Tally(games + 1, lost + (reward < 0 ? 1 : 0), drawn + (reward == 0 ? 1 : 0));
        }
    }
}
