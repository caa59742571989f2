package dev.quoin.crossword.analysis;

import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.crossword.tile.Tiles;
import java.util.Comparator;
import java.util.Locale;
import java.util.OptionalDouble;

/// A legal play with its text, score and equity.
///
/// @param play the move, for the rules
/// @param text the play in standard notation, such as `8D P(APE)R`
/// @param receipt the calculation of the score
/// @param leave the tiles kept
/// @param equity the score plus the value of the leave, in points, as the agent `static` sees it; empty without leave
///     values for the variant and word list, and when the unseen tiles are not known
public record RatedPlay(Play play, String text, Receipt receipt, Tiles leave, OptionalDouble equity) {
    /// Returns the score of the play.
    public int score() {
        return receipt.total();
    }

    /// Returns an order by equity, highest first. Plays without an equity are ordered by their score.
    public static Comparator<RatedPlay> byEquity() {
        return Comparator.comparingDouble((RatedPlay play) -> play.equity.orElse(play.score()))
                .reversed();
    }

    /// Returns text, score and equity: `D8 (Q)uAINTER 84, equity 79.2`.
    @Override
    public String toString() {
        String scored = text + " " + score();
        return equity.isEmpty() ? scored : String.format(Locale.ROOT, "%s, equity %.1f", scored, equity.getAsDouble());
    }
}
