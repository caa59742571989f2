package dev.quoin.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.log.LoggedMove;
import dev.quoin.crossword.agent.CrosswordGreedyAgent;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.notation.gcg.GcgReader;
import dev.quoin.crossword.notation.gcg.GcgReplay;
import dev.quoin.crossword.rules.ChallengeRule;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.GameRecord;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.play.GameRunner;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Workspace;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CrosswordRulesetTest {
    private static final Variant VARIANT = Variants.named("standard");
    private static final Lexicon LEXICON = Lexicons.named("enable");
    private static final CrosswordRuleset RULESET = CrosswordRuleset.of(VARIANT, LEXICON);
    private static final Workspace NOWHERE = Workspace.in(Path.of("nowhere"));

    private static Contestant<CrosswordPosition, CrosswordMove> greedy() {
        return Contestant.of("greedy", chance -> new CrosswordGreedyAgent(VARIANT, LEXICON, chance));
    }

    private static Contestant<CrosswordPosition, CrosswordMove> random() {
        return Contestant.of("random", chance -> new RandomAgent<>(RULESET.game(), chance));
    }

    private static GameRecord<CrosswordPosition, CrosswordMove> play(
            long seed,
            Contestant<CrosswordPosition, CrosswordMove> first,
            Contestant<CrosswordPosition, CrosswordMove> second) {
        try (var one = first.enter(NOWHERE);
                var two = second.enter(NOWHERE)) {
            return GameRunner.of(RULESET, Terms.standard()).play(seed, "game", List.of(one, two));
        }
    }

    private static LoggedGame logged(GameRecord<CrosswordPosition, CrosswordMove> record) {
        return LoggedGame.of(RULESET, 0, "game", record);
    }

    private static List<String> texts(LoggedGame record) {
        return record.moves().stream().map(LoggedMove::text).toList();
    }

    @Test
    void aSeedGivesTheSameGameWhateverWasPlayedBefore() {
        try (var one = greedy().enter(NOWHERE);
                var two = random().enter(NOWHERE)) {
            var runner = GameRunner.of(RULESET, Terms.standard());
            runner.play(1, "before", List.of(one, two));
            var again = logged(runner.play(7, "game", List.of(one, two)));
            var fresh = logged(play(7, greedy(), random()));
            assertThat(texts(again)).isEqualTo(texts(fresh));
            assertThat(again.points()).isEqualTo(fresh.points());
        }
    }

    @Test
    void twoSeedsGiveTwoGames() {
        assertThat(texts(logged(play(1, greedy(), greedy())))).isNotEqualTo(texts(logged(play(2, greedy(), greedy()))));
    }

    @Test
    void playersWhoSwapSeatsFindTheSameRacks() {
        for (long seed = 0; seed < 20; seed++) {
            var there = play(seed, greedy(), random());
            var back = play(seed, random(), greedy());
            assertThat(there.start()).isEqualTo(back.start());
        }
    }

    @Test
    void aPlayerAgainstItselfPlaysTheSameGameTwice() {
        var first = logged(play(3, greedy(), greedy()));
        var second = logged(play(3, greedy(), greedy()));
        assertThat(texts(first)).isEqualTo(texts(second));
    }

    @Test
    void theRecordAgreesWithThePositions() {
        var played = play(5, greedy(), random());
        var record = logged(played);
        assertThat(record.points()).isEqualTo(played.end().scores());
        assertThat(record.moves()).hasSameSizeAs(played.turns());
        assertThat(record.names()).containsExactly("greedy", "random");
        assertThat(record.winner()).hasValue(record.spread(0) > 0 ? 0 : 1);
        assertThat(record.stopped()).isFalse();
    }

    @Test
    void theSheetIsAGcgThatReplaysToTheSamePoints() {
        for (long seed = 0; seed < 10; seed++) {
            var played = play(seed, greedy(), random());
            String text = RULESET.recordFormat().write(played);
            var read = GcgReader.read("sheet", text.getBytes(StandardCharsets.UTF_8));
            assertThat(read.game().show()).isEqualTo(text);
            var report = GcgReplay.of(VARIANT, LEXICON).replay(read);
            assertThat(report.problems()).as(text).isEmpty();
        }
    }

    @Test
    void anExchangeIsOverheardAsANumberOnly() {
        var start = RULESET.deal(1).start();
        var exchange = new CrosswordMove.Exchange(start.rack());
        assertThat(RULESET.protocolView().publicText(start, exchange)).isEqualTo("exch 7");
    }

    @Test
    void legalMovesBeginWithTheBest() {
        var seen = RULESET.deal(4).start().seenBy(0);
        var legal = RULESET.protocolView().legal(seen, 10);
        assertThat(legal).hasSize(12);
        assertThat(legal.getFirst().score()).isGreaterThanOrEqualTo(legal.get(1).score());
        assertThat(legal.getLast().text()).isEqualTo("pass");
        assertThat(legal.get(10).text()).startsWith("exch ");
    }

    /// Lays the whole rack, whatever it spells.
    private static Contestant<CrosswordPosition, CrosswordMove> bluffer() {
        return Contestant.of("bluffer", chance -> (seen, budget) -> {
            var placements = new ArrayList<Placement>();
            int[] counts = seen.rack().counts();
            for (int number = 0; number < counts.length; number++) {
                for (int copy = 0; copy < counts[number]; copy++) {
                    byte tile = number == 0 ? Tile.blankAs(1) : Tile.natural(number);
                    placements.add(new Placement(7, 3 + placements.size(), tile));
                }
            }
            return new CrosswordMove.Play(Direction.ACROSS, placements);
        });
    }

    @ParameterizedTest
    @EnumSource(ChallengeRule.class)
    void anInvalidWordIsTriedAgainOrCostsTheTurn(ChallengeRule rule) {
        var ruleset = CrosswordRuleset.of(VARIANT, LEXICON, rule);
        GameRecord<CrosswordPosition, CrosswordMove> record;
        try (var one = bluffer().enter(NOWHERE);
                var two = bluffer().enter(NOWHERE)) {
            record = GameRunner.of(ruleset, Terms.standard()).play(1, "game", List.of(one, two));
        }
        boolean refused = rule == ChallengeRule.VOID;
        assertThat(record.turns()).hasSize(6).allSatisfy(turn -> {
            assertThat(turn.refusals()).hasSize(refused ? 3 : 0);
            assertThat(turn.substituted()).isEqualTo(refused);
            assertThat(turn.after().last())
                    .isEqualTo(refused ? new LastTurn.Passed(turn.seat()) : new LastTurn.Withdrawn(turn.seat()));
            assertThat(ruleset.tag(turn.before(), turn.move())).isEmpty();
            assertThat(ruleset.score(turn.before(), turn.after())).isZero();
        });
        assertThat(record.end().rack(0)).isEqualTo(record.start().rack(0));
        String gcg = ruleset.recordFormat().write(record);
        var file = GcgReader.read("game.gcg", gcg.getBytes(StandardCharsets.UTF_8));
        var report = GcgReplay.of(VARIANT, LEXICON).withChallenge(rule).replay(file);
        assertThat(report.problems()).isEmpty();
        assertThat(report.plays()).hasSize(refused ? 0 : 6);
    }

    @Test
    void theChallengeRuleIsASettingUnlessItIsTheDefault() {
        assertThat(CrosswordRuleset.of(VARIANT, LEXICON, ChallengeRule.VOID).setting())
                .isEqualTo(RULESET.setting())
                .doesNotContainKey("challenge");
        assertThat(CrosswordRuleset.of(VARIANT, LEXICON, ChallengeRule.TEN_POINT)
                        .withWordList(Path.of("words.txt"))
                        .setting())
                .containsEntry("challenge", "10pt");
    }
}
