package dev.quoin.env.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.Environments;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.game.PairSeeds;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PairedEpisodesTest {
    @Test
    void bothGamesOfAPairHaveTheSeedAndOpeningOfAMatch() {
        var episodes = PairedEpisodes.ofMatch("Othello-v0", 9);
        for (int game = 0; game < 6; game++) {
            long seed = PairSeeds.of(9, game / 2 + 1);
            assertThat(episodes.seed(game)).isEqualTo(seed);
            assertThat(episodes.resetOptions(game))
                    .isEqualTo(
                            Map.of("agent_player", game % 2 == 0 ? "first" : "second", "opening", "balanced:" + seed));
        }
    }

    @Test
    void gamesThatAreDealtHaveNoOpening() {
        assertThat(PairedEpisodes.ofMatch("Crossword7-v0", 1).resetOptions(1))
                .isEqualTo(Map.of("agent_player", "second"));
        assertThat(PairedEpisodes.hasOpenings("Crossword7-v0")).isFalse();
        assertThatThrownBy(() -> PairedEpisodes.ofMatch("Go-v0", 1)).hasMessageContaining("no environment 'Go-v0'");
    }

    @Test
    void consecutivePairsCountUp() {
        var episodes = PairedEpisodes.consecutive(100, 8);
        assertThat(episodes.seed(5)).isEqualTo(102);
        assertThat(episodes.resetOptions(5, 7)).isEqualTo(Map.of("agent_player", "second", "opening", "random:8:7"));
        assertThat(PairedEpisodes.consecutive(100, 0).resetOptions(4)).isEqualTo(Map.of("agent_player", "first"));
    }

    @Test
    void theScoreIsTheSignOfTheLead() {
        Slots slots = played(Map.of("opponent", "greedy"));
        assertThat(slots.isTerminated(0)).isTrue();
        assertThat(slots.lead(0)).isNotZero();
        assertThat(PairedEpisodes.score(slots, 0)).isEqualTo(slots.lead(0) > 0 ? 1 : 0);
    }

    @Test
    void aTruncatedGameIsADraw() {
        Slots slots = played(Map.of("opponent", "greedy", "max_steps", 2));
        assertThat(slots.isTruncated(0)).isTrue();
        assertThat(slots.lead(0)).isNotZero();
        assertThat(PairedEpisodes.score(slots, 0)).isEqualTo(0.5);
    }

    /// A game of the first legal actions.
    private static Slots played(Map<String, ?> options) {
        Slots slots = Environments.slots("Crossword7-v0", options, 1);
        ObservationBuffers buffers = ObservationBuffers.allocate(slots.layout().fields(), 1);
        slots.bind(buffers);
        slots.start(0, 5, Map.of());
        while (!slots.isTerminated(0) && !slots.isTruncated(0)) {
            int action = 0;
            while (buffers.buffer(SlotLayout.MASK).get(action) == 0) {
                action++;
            }
            slots.act(0, action);
        }
        return slots;
    }
}
