package dev.quoin.env.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.othello.agent.Openings;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.match.BalancedOpenings;
import dev.quoin.othello.notation.Transcripts;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningOptionTest {
    private static OthelloPosition start(long seed, Object opening) {
        return start(seed, Map.of("opening", opening));
    }

    private static OthelloPosition start(long seed, Map<String, ?> options) {
        var slots = new OthelloSlots(OthelloOptions.of(Map.of()), 1);
        slots.bind(ObservationBuffers.allocate(slots.layout().fields(), 1));
        slots.start(0, seed, options);
        return slots.position(0);
    }

    @Test
    void movesArePlayedFromTheStart() {
        assertThat(start(1, "f5d6c3")).isEqualTo(Transcripts.read("f5d6c3").end());
        assertThat(start(1, "")).isEqualTo(OthelloPosition.start());
    }

    @Test
    void anOpeningWithASeedIsTheSameInEveryEpisode() {
        OthelloPosition balanced = BalancedOpenings.standard().opening(42).end();
        assertThat(start(1, "balanced:42")).isEqualTo(balanced).isEqualTo(start(2, "balanced:42"));
        OthelloPosition random = new Openings(12, -3).opening(0).end();
        assertThat(start(1, "random:12:-3")).isEqualTo(random).isEqualTo(start(2, "random:12:-3"));
        assertThat(start(1, "random:0")).isEqualTo(OthelloPosition.start());
    }

    @Test
    void withoutASeedItFollowsFromTheSeedOfTheEpisode() {
        assertThat(start(1, "balanced")).isEqualTo(start(1, "balanced")).isNotEqualTo(start(2, "balanced"));
        assertThat(start(1, "random:8")).isEqualTo(start(1, "random:8")).isNotEqualTo(start(2, "random:8"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"a1", "balance", "balanced:", "balanced:x", "random", "random:51", "random:8:9999999999999999999"
            })
    void whatIsNoOpeningIsRefused(String text) {
        assertThatThrownBy(() -> start(1, text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("a reset of Othello-v0: opening must be moves such as 'f5d6c3', 'balanced',"
                        + " 'balanced:SEED', 'random:MOVES' or 'random:MOVES:SEED'")
                .hasMessageNotContaining(":1:")
                .hasMessageEndingWith(", got '" + text + "'");
    }

    @Test
    void aResetTakesAPositionOrAnOpening() {
        assertThatThrownBy(() -> start(1, Map.of("position", "f5", "opening", "f5d6")))
                .hasMessage("a reset of Othello-v0 takes either a position or an opening, got both");
    }
}
