package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyTurn;
import dev.quoin.crossword.rules.CrosswordMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A game looked back on: each of its turns beside the play that would have scored most in it; immutable.
///
/// @param turns those that are over, in order
public record DailyReview(List<ReviewedTurn> turns) {
    public DailyReview {
        turns = List.copyOf(turns);
    }

    /// One turn.
    ///
    /// @param before the game when the turn began
    /// @param turn what was done
    /// @param best the play that scores most, empty when there was none
    public record ReviewedTurn(DailyGame before, DailyTurn turn, Optional<DailyTurn.Played> best) {
        /// What the turn scored in percent of the best play; 100 when there was none.
        public int percent() {
            return DailyReview.percent(
                    turn.score(), best.map(DailyTurn.Played::score).orElse(0));
        }
    }

    /// Looks back on the turns of a game that are over.
    public static DailyReview of(DailyLetters rules, DailyGame game) {
        var finder = BestPlay.of(rules);
        var turns = new ArrayList<ReviewedTurn>();
        DailyGame before = rules.start(game.puzzle());
        for (DailyTurn turn : game.turns()) {
            turns.add(new ReviewedTurn(before, turn, finder.in(before)));
            CrosswordMove move = switch (turn) {
                case DailyTurn.Played played -> played.play();
                // A lost turn leaves the position as a skipped one does.
                case DailyTurn.Skipped _, DailyTurn.Lost _ -> new CrosswordMove.Pass();
            };
            before = rules.play(before, move).game();
        }
        return new DailyReview(turns);
    }

    /// `score` in percent of `best`, rounded down, so that 100 is said of the best only; 100 when the best is
    /// 0. More than 100 when the score is higher, as it can be beside a line that is not proven.
    public static int percent(int score, int best) {
        return best == 0 ? 100 : (int) (100L * score / best);
    }
}
