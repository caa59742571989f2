package dev.quoin.crossword.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.CrosswordAgents;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.Budget;
import dev.quoin.game.format.FormatException;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PlaysTest {
    private static final String QUIZ = "15/15/15/15/15/15/15/3QUiZ8/15/15/15/15/15/15/15 AEINRT?/ 64/0 0";

    private final Variant standard = Variants.named("standard");

    @Test
    void areListedInOneCall() {
        List<RatedPlay> plays = Plays.of(QUIZ);

        RatedPlay best = plays.getFirst();
        assertThat(best.text()).isEqualTo("D8 (Q)uAINTER");
        assertThat(best.score()).isEqualTo(best.receipt().total());
        assertThat(best.leave()).isEqualTo(Tiles.none());
        assertThat(best.toString()).matches("D8 \\(Q\\)uAINTER \\d+, equity \\d+\\.\\d");
        assertThat(plays).isSortedAccordingTo((one, other) -> other.score() - one.score());
        assertThat(plays).extracting(RatedPlay::text).doesNotHaveDuplicates();
    }

    @Test
    void keepTheTilesThatTheyDoNotPlace() {
        for (RatedPlay play : Plays.of(QUIZ).subList(0, 500)) {
            assertThat(play.leave().size() + play.play().placements().size()).isEqualTo(7);
        }
    }

    @Test
    void haveTheEquityByWhichStaticChooses() {
        Crossword game = Crossword.standard();
        var agent = CrosswordAgents.catalog().create("static", game, new SplittableRandom(1));
        var analyzer = new PlayAnalyzer(game.variant(), game.lexicon());
        CrosswordPosition position = game.start(new SplittableRandom(2));
        for (int turn = 0; turn < 8; turn++) {
            CrosswordPosition now = position;
            var chosen = agent.choose(game.seenBy(now.toMove(), now), Budget.unlimited());
            List<RatedPlay> plays = analyzer.plays(now);
            double best = plays.stream()
                    .sorted(RatedPlay.byEquity())
                    .toList()
                    .getFirst()
                    .equity()
                    .orElseThrow();
            if (chosen instanceof CrosswordMove.Play) {
                assertThat(plays)
                        .as("turn %d: %s", turn, chosen)
                        .anyMatch(play ->
                                play.play().equals(chosen) && play.equity().orElseThrow() == best);
            }
            position = game.play(position, chosen, new SplittableRandom(turn));
        }
    }

    @Test
    void areTheSameInEveryForm() {
        CgpPosition cgp = CgpReader.position(QUIZ);
        Lexicon enable = Lexicons.named("enable");
        List<RatedPlay> expected = Plays.of(QUIZ);

        assertThat(Plays.of(cgp)).isEqualTo(expected);
        assertThat(Plays.of(cgp, enable)).isEqualTo(expected);
        assertThat(Plays.of(Crossword.standard(), cgp.seen())).isEqualTo(expected);
        assertThat(new PlayAnalyzer(standard, enable).top(cgp, 3)).isEqualTo(expected.subList(0, 3));
    }

    @Test
    void haveNoEquityWhenTheUnseenTilesAreUnknown() {
        Lexicon words =
                new LexiconBuilder(Alphabet.latin()).add("zzz").add("aa").build();
        var analyzer = new PlayAnalyzer(standard, words);
        RatedPlay impossible = analyzer.plays(position("ZZZ")).getFirst();

        assertThat(impossible.equity()).isEmpty();
        assertThat(impossible).hasToString("8F ZZZ 60");
        assertThat(analyzer.plays(position("AAAAAAAAI")).getFirst().equity()).isEmpty();
        assertThat(new PlayAnalyzer(standard, Lexicons.named("enable"))
                        .plays(position("AAAAAAAAI"))
                        .getFirst()
                        .equity())
                .isEmpty();
    }

    @Test
    void haveNoEquityWithoutLeaveValues() {
        Lexicon words = new LexiconBuilder(Alphabet.latin()).add("aa").build();
        var none = new PlayAnalyzer(standard, words);
        assertThat(none.hasLeaves()).isFalse();
        assertThat(none.plays(position("AA")).getFirst().equity()).isEmpty();
        var zero = new PlayAnalyzer(standard, words, Optional.of(LeaveTable.zero(standard)));
        assertThat(zero.plays(position("AAT")).getFirst().equity()).isPresent();
    }

    @Test
    void refuseWhatIsNoPosition() {
        assertThatThrownBy(() -> Plays.of("hello")).isInstanceOf(FormatException.class);
        assertThatThrownBy(() -> Plays.of(
                        Crossword.standard(),
                        Crossword.standard().start(new SplittableRandom(1)).seenBy(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("hidden");
    }

    @Test
    void useTheWordListOfThePosition() {
        String position = "5/5/5/5/5 CARTS/ 0/0 0 bdn mini;";
        List<RatedPlay> usual = Plays.of(position);

        assertThat(Plays.of(position + " lex MINI;")).isEqualTo(usual);
        assertThat(Plays.of(position + " lex ENABLE;")).hasSizeGreaterThan(usual.size());
        assertThat(Plays.of(position + " lex CSW24;")).isEqualTo(usual);
    }

    private CgpPosition position(String rack) {
        return CgpPosition.of(standard, standard.start(), Tiles.parse(rack, Alphabet.latin()));
    }
}
