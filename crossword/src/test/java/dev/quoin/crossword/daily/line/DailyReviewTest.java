package dev.quoin.crossword.daily.line;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.daily.DailyEdition;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.daily.DailyTurn;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.tile.Tiles;
import java.util.List;
import org.junit.jupiter.api.Test;

class DailyReviewTest {
    private static final DailyLetters RULES = DailyLetters.of(DailyEdition.FIRST);
    private static final BestPlay BEST = BestPlay.of(RULES);

    @Test
    void theBestPlayIsTheHighestOfAll() {
        for (long seed = 0; seed < 20; seed++) {
            DailyGame game = RULES.start(DailyPuzzle.ofSeed(seed));
            var generator = new MoveGenerator(RULES.lexicon(), RULES.variant());
            var all = new PlayBuffer();
            generator.load(game.position().board());
            generator.all(game.position().rack(), all);
            int highest = 0;
            for (int index = 0; index < all.size(); index++) {
                highest = Math.max(highest, all.score(index));
            }
            DailyTurn.Played best = BEST.in(game).orElseThrow();
            assertThat(best.score()).isEqualTo(highest);
            assertThat(RULES.play(game, best.play()).game().total()).isEqualTo(highest);
        }
    }

    @Test
    void withoutTilesThereIsNoPlay() {
        assertThat(BEST.on(DailyPuzzle.ofSeed(1).board(), Tiles.none())).isEmpty();
    }

    @Test
    void everyTurnIsMeasuredByTheBestPlayOfItsMoment() {
        DailyPuzzle puzzle = DailyPuzzle.ofSeed(5);
        DailyGame start = RULES.start(puzzle);
        var first = BEST.in(start).orElseThrow();
        DailyGame second = RULES.play(start, first.play()).game();
        DailyGame third = RULES.play(second, new Pass()).game();

        DailyReview review = DailyReview.of(RULES, third);

        assertThat(review.turns()).hasSize(2);
        assertThat(review.turns().getFirst().percent()).isEqualTo(100);
        assertThat(review.turns().getFirst().before()).isEqualTo(start);
        assertThat(review.turns().getLast().percent()).isZero();
        assertThat(review.turns().getLast().before()).isEqualTo(second);
        assertThat(review.turns().getLast().best()).isEqualTo(BEST.in(second));
        assertThat(DailyReview.of(RULES, start).turns()).isEmpty();
    }

    @Test
    void percentsAreRoundedDownAndOfNothingAHundred() {
        assertThat(List.of(
                        DailyReview.percent(199, 200),
                        DailyReview.percent(200, 200),
                        DailyReview.percent(0, 7),
                        DailyReview.percent(0, 0),
                        DailyReview.percent(210, 200)))
                .containsExactly(99, 100, 0, 100, 105);
    }
}
