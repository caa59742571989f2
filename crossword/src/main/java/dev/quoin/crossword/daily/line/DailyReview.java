package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyTurn;
import dev.quoin.crossword.rules.CrosswordMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A review of a game: each turn with the highest-scoring play that was possible. Immutable.
///
/// @param turns the completed turns, in order
public record DailyReview(List<ReviewedTurn> turns) {
    public DailyReview {
        turns = List.copyOf(turns);
    }

    /// A reviewed turn.
    ///
    /// @param before the game when the turn began
    /// @param turn the turn as played
    /// @param best the highest-scoring play; empty when there was none
    public record ReviewedTurn(DailyGame before, DailyTurn turn, Optional<DailyTurn.Played> best) {
        /// Returns the score as a percentage of the best play; 100 when there was none.
        public int percent() {
            return DailyReview.percent(
                    turn.score(), best.map(DailyTurn.Played::score).orElse(0));
        }
    }

    /// Reviews the completed turns of a game.
    public static DailyReview of(DailyLetters rules, DailyGame game) {
        var finder = BestPlay.of(rules);
        var turns = new ArrayList<ReviewedTurn>();
        DailyGame before = rules.start(game.puzzle());
        for (DailyTurn turn : game.turns()) {
            turns.add(new ReviewedTurn(before, turn, finder.in(before)));
            CrosswordMove move = switch (turn) {
                case DailyTurn.Played played -> played.play();
                // A lost turn leaves the position unchanged, like a skipped one.
                case DailyTurn.Skipped _, DailyTurn.Lost _ -> new CrosswordMove.Pass();
            };
            before = rules.play(before, move).game();
        }
        return new DailyReview(turns);
    }

    /// Returns `score` as a percentage of `best`, rounded down so that only the best gets 100; 100 when the
    /// best is 0. It can exceed 100 if `best` comes from a line that is not proven optimal.
    /// 0. More than 100 when the score is higher, as it can be beside a line that is not proven.
    public static int percent(int score, int best) {
        return best == 0 ? 100 : (int) (100L * score / best);
    }
}
