package dev.quoin.othello.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.kit.GameKits;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.play.GameRunner;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Player;
import dev.quoin.othello.agent.OthelloAgents;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ExactAdjudicatorTest {
    private static OthelloRuleset open(String rule) {
        var settings = new GameSettings(Map.of("adjudicate", rule), Optional.empty(), _ -> {});
        return (OthelloRuleset) GameKits.open(new OthelloKit(), settings);
    }

    private static GameRecord<OthelloPosition, OthelloMove> game(OthelloRuleset ruleset, long seed) {
        var random = OthelloAgents.catalog().agent("random").prepare(ruleset.game());
        return GameRunner.of(ruleset, Terms.standard())
                .play(
                        seed,
                        "game",
                        List.of(
                                Player.of("a", random.create(new SplittableRandom(seed))),
                                Player.of("b", random.create(new SplittableRandom(seed + 1)))));
    }

    /// The result of perfect play by plain minimax.
    private static int minimax(OthelloPosition position) {
        if (position.isOver()) {
            return position.points(Disc.BLACK) - position.points(Disc.WHITE);
        }
        var leads = position.legal().stream().mapToInt(move -> minimax(position.play(move)));
        return position.toMove() == Disc.BLACK
                ? leads.max().orElseThrow()
                : leads.min().orElseThrow();
    }

    @Test
    void aGameEndsWithTheResultOfPerfectPlay() {
        for (long seed = 1; seed <= 6; seed++) {
            GameRecord<OthelloPosition, OthelloMove> record = game(open("exact:6"), seed);
            if (record.ending() instanceof Ending.Adjudicated(var outcome)) {
                assertThat(Long.bitCount(record.end().empty())).isLessThanOrEqualTo(6);
                assertThat(outcome.spread(0)).isEqualTo(minimax(record.end()));
                assertThat(outcome.points().get(0) + outcome.points().get(1)).isEqualTo(64);
                String sign = outcome.spread(0) < 0 ? "" : "+";
                assertThat(GgfFormat.INSTANCE.write(record)).contains("RE[" + sign + outcome.spread(0) + ":s]");
            } else {
                assertThat(record.end().isOver()).as("it ended by itself").isTrue();
            }
        }
        assertThat(game(open("exact:6"), 1).ending()).isInstanceOf(Ending.Adjudicated.class);
        assertThat(game(open("none"), 1).ending()).isInstanceOf(Ending.Finished.class);
    }

    @Test
    void theRuleIsPartOfTheProvenanceUnlessThereIsNone() {
        assertThat(open("exact:12").provenance()).containsEntry("adjudicate", "exact:12");
        assertThat(open("none").provenance()).containsOnlyKeys("openings");
    }

    @Test
    void otherRulesAreRefused() {
        assertThatThrownBy(() -> open("exact"))
                .hasMessageContaining("adjudicate: write exact:N")
                .hasMessageContaining("'exact'");
        assertThatThrownBy(() -> open("exact:21"))
                .hasMessage("adjudicate: exact adjudication starts at 1 to 20 empty squares, got 21");
        assertThatThrownBy(() -> open("exact:0")).hasMessageContaining("got 0");
    }
}
