package dev.quoin.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.log.LoggedMove;
import dev.quoin.crossword.agent.CrosswordGreedyAgent;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.notation.gcg.GcgReader;
import dev.quoin.crossword.notation.gcg.GcgReplay;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.GameRecord;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.play.Contestant;
import dev.quoin.game.play.GameRunner;
import dev.quoin.game.play.Terms;
import dev.quoin.game.play.Workspace;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

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
}
