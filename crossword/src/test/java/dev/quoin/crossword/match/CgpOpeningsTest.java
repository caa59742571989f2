package dev.quoin.crossword.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.agent.CrosswordGreedyAgent;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.gcg.GcgReader;
import dev.quoin.crossword.notation.gcg.GcgReplay;
import dev.quoin.crossword.notation.gcg.GcgReport;
import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.kit.Opening;
import dev.quoin.game.play.GameRunner;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Player;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CgpOpeningsTest {
    private static final Variant VARIANT = Variants.named("standard");
    private static final Lexicon WORDS = Lexicons.named("mini");
    private static final CrosswordRuleset RULESET = CrosswordRuleset.of(VARIANT, WORDS);
    private static final String ROWS = "15/15/15/15/15/15/15/6CARE5/15/15/15/15/15/15/15";

    private static List<Opening<CrosswordPosition, CrosswordMove>> read(String text) {
        var in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        return RULESET.openingFormat().orElseThrow().read(in, "openings.cgp", OptionalInt.empty());
    }

    private static CrosswordPosition start(String line, long seed) {
        return read(line).getFirst().deal(seed).start();
    }

    private static Tiles tiles(String text) {
        return Tiles.parse(text, VARIANT.tiles().alphabet());
    }

    @Test
    void scoresTurnsAndGivenRacksHold() {
        CrosswordPosition start = start(ROWS + " AEINRST/Q? 12/30 1 lex mini; bdn CrosswordGame;", 5);
        assertThat(start.scores()).containsExactly(12, 30);
        assertThat(start.scorelessTurns()).isEqualTo(1);
        assertThat(start.toMove()).isZero();
        assertThat(start.rack(0)).isEqualTo(tiles("AEINRST"));
        assertThat(start.rack(1).size()).isEqualTo(7);
        assertThat(start.rack(1).containsAll(tiles("Q?"))).isTrue();
    }

    @Test
    void everyTileIsSomewhereOnce() {
        for (long seed = 0; seed < 5; seed++) {
            CrosswordPosition start = start(ROWS + " AEI/ 0/0 0", seed);
            assertThat(Bag.tilesOf(start.board())
                            .plus(start.rack(0))
                            .plus(start.rack(1))
                            .plus(start.pool()))
                    .isEqualTo(VARIANT.tiles().distribution());
            assertThat(start.bagSize()).isEqualTo(100 - 4 - 14);
        }
    }

    @Test
    void racksThatAreNotGivenFollowFromTheSeed() {
        String line = ROWS + " / 0/0 0";
        assertThat(start(line, 5)).isEqualTo(start(line, 5)).isNotEqualTo(start(line, 6));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {ROWS + " / 100/90 0", ROWS + " / 7/0 2", "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/30 0"
            })
    void theRecordOfAGameFromAnOpeningIsReplayed(String line) {
        Player<CrosswordPosition, CrosswordMove> greedy =
                Player.of("greedy", new CrosswordGreedyAgent(VARIANT, WORDS, new SplittableRandom(1)));
        var record = GameRunner.of(RULESET, Terms.standard())
                .play(read(line).getFirst().deal(3), 3, "game", "game", List.of(greedy, greedy));
        byte[] gcg = RULESET.recordFormat().write(record).getBytes(StandardCharsets.UTF_8);
        GcgReport report = GcgReplay.of(VARIANT, WORDS).replay(GcgReader.read("game.gcg", gcg));
        assertThat(report.problems()).isEmpty();
        assertThat(report.remarks()).isEmpty();
        assertThat(report.board()).isEqualTo(record.end().board());
        assertThat(report.standings())
                .extracting(GcgReport.Standing::score)
                .isEqualTo(record.end().scores());
    }

    @Test
    void aGameFromAnOpeningIsPlayedToItsEndAndRecorded() {
        var opening = read("# a comment\n" + ROWS + " / 100/90 0\n").getFirst();
        assertThat(opening.line()).isEqualTo(2);
        assertThat(opening.text()).startsWith(ROWS + " / 100/90 0");
        Player<CrosswordPosition, CrosswordMove> passing =
                Player.of("passing", (seen, budget) -> new CrosswordMove.Pass());
        var record = GameRunner.of(RULESET, Terms.standard())
                .play(opening.deal(3), 3, "game", "game", List.of(passing, passing));
        assertThat(record.turns()).isNotEmpty();
        String gcg = RULESET.recordFormat().write(record);
        assertThat(gcg).contains("#note starts from " + ROWS + " ").contains("- +0 100\n", "- +0 90\n");
    }

    @Test
    void whatIsWrongIsToldWithItsLine() {
        refused("\n15/15 / 0/0 0\n", "openings.cgp:2:");
        refused(ROWS + " AEINRST 0 0\n", "openings.cgp:1: racks: found 1, expected 2");
        refused(
                ROWS + " QQ/ 0/0 0",
                "openings.cgp:1: tiles: found 2 Q, expected at most the tiles of variant standard");
        refused(ROWS + " / 0/0 0 bb 35;", "openings.cgp:1: bb: found 35, expected 50");
        refused(ROWS + " / 0/0 0 bdn wwf;", "openings.cgp:1: bdn: found 'wwf', expected CrosswordGame");
        refused(ROWS + " / 0/0 6", "openings.cgp:1: position: found a game that is over");
    }

    @Test
    void positionsOfAChangedVariantAreReadWithIt() {
        var changed = new Variant(
                "standard",
                VARIANT.layout(),
                7,
                7,
                VARIANT.tiles(),
                8,
                50,
                VARIANT.start(),
                VARIANT.clock(),
                "mini",
                7,
                6);
        String line =
                CgpPosition.of(changed, VARIANT.start(), tiles("AEINRSTU")).show();
        var in = new ByteArrayInputStream(line.getBytes(StandardCharsets.UTF_8));
        var format = CrosswordRuleset.of(changed, Lexicons.named("mini"))
                .openingFormat()
                .orElseThrow();
        assertThat(format.read(in, "openings.cgp", OptionalInt.empty())).hasSize(1);
        refused(line, "openings.cgp:1:");
    }

    private static void refused(String text, String message) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(FormatException.class).hasMessageContaining(message);
    }
}
