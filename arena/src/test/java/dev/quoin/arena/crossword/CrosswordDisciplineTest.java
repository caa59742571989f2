package dev.quoin.arena.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.arena.Arbiter;
import dev.quoin.arena.Terms;
import dev.quoin.arena.player.BuiltIn;
import dev.quoin.arena.player.Contestant;
import dev.quoin.arena.player.Quarters;
import dev.quoin.arena.record.GameRecord;
import dev.quoin.arena.record.MoveRecord;
import dev.quoin.arena.record.Played;
import dev.quoin.crossword.agent.CrosswordGreedyAgent;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.notation.gcg.GcgReader;
import dev.quoin.crossword.notation.gcg.GcgReplay;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.RandomAgent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class CrosswordDisciplineTest {
    private static final Variant VARIANT = Variants.named("standard");
    private static final Lexicon LEXICON = Lexicons.named("enable");
    private static final CrosswordDiscipline DISCIPLINE = CrosswordDiscipline.of(VARIANT, LEXICON);
    private static final Quarters NOWHERE = Quarters.in(Path.of("nowhere"));

    private static Contestant<CrosswordPosition, CrosswordMove> greedy() {
        return new BuiltIn<>("greedy", chance -> new CrosswordGreedyAgent(VARIANT, LEXICON, chance));
    }

    private static Contestant<CrosswordPosition, CrosswordMove> random() {
        return new BuiltIn<>("random", chance -> new RandomAgent<>(DISCIPLINE.game(), chance));
    }

    private static Played<CrosswordPosition, CrosswordMove> play(
            long seed,
            Contestant<CrosswordPosition, CrosswordMove> first,
            Contestant<CrosswordPosition, CrosswordMove> second) {
        try (var one = first.enter(NOWHERE);
                var two = second.enter(NOWHERE)) {
            return Arbiter.of(DISCIPLINE, Terms.standard()).play(seed, "game", List.of(one, two));
        }
    }

    private static List<String> texts(GameRecord record) {
        return record.moves().stream().map(MoveRecord::text).toList();
    }

    @Test
    void aSeedGivesTheSameGameWhateverWasPlayedBefore() {
        try (var one = greedy().enter(NOWHERE);
                var two = random().enter(NOWHERE)) {
            var arbiter = Arbiter.of(DISCIPLINE, Terms.standard());
            arbiter.play(1, "before", List.of(one, two));
            var again = arbiter.play(7, "game", List.of(one, two)).record();
            var fresh = play(7, greedy(), random()).record();
            assertThat(texts(again)).isEqualTo(texts(fresh));
            assertThat(again.points()).isEqualTo(fresh.points());
        }
    }

    @Test
    void twoSeedsGiveTwoGames() {
        assertThat(texts(play(1, greedy(), greedy()).record()))
                .isNotEqualTo(texts(play(2, greedy(), greedy()).record()));
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
        var first = play(3, greedy(), greedy()).record();
        var second = play(3, greedy(), greedy()).record();
        assertThat(texts(first)).isEqualTo(texts(second));
    }

    @Test
    void theRecordAgreesWithThePositions() {
        var played = play(5, greedy(), random());
        var record = played.record();
        assertThat(record.points()).isEqualTo(played.end().scores());
        assertThat(record.moves()).hasSameSizeAs(played.steps());
        assertThat(record.names()).containsExactly("greedy", "random");
        assertThat(record.winner()).hasValue(record.spread(0) > 0 ? 0 : 1);
        assertThat(record.stopped()).isFalse();
    }

    @Test
    void theSheetIsAGcgThatReplaysToTheSamePoints() {
        for (long seed = 0; seed < 10; seed++) {
            var played = play(seed, greedy(), random());
            String text = DISCIPLINE.sheet().write(played);
            var read = GcgReader.read("sheet", text.getBytes(StandardCharsets.UTF_8));
            assertThat(read.game().show()).isEqualTo(text);
            var report = GcgReplay.of(VARIANT, LEXICON).replay(read);
            assertThat(report.problems()).as(text).isEmpty();
        }
    }

    @Test
    void anExchangeIsOverheardAsANumberOnly() {
        var start = DISCIPLINE.deal(1).start();
        var exchange = new CrosswordMove.Exchange(start.rack());
        assertThat(DISCIPLINE.showing().overheard(start, exchange)).isEqualTo("exch 7");
    }

    @Test
    void legalMovesBeginWithTheBest() {
        var seen = DISCIPLINE.deal(4).start().seenBy(0);
        var legal = DISCIPLINE.showing().legal(seen, 10);
        assertThat(legal).hasSize(12);
        assertThat(legal.getFirst().gain()).isGreaterThanOrEqualTo(legal.get(1).gain());
        assertThat(legal.getLast().text()).isEqualTo("pass");
        assertThat(legal.get(10).text()).startsWith("exch ");
    }
}
