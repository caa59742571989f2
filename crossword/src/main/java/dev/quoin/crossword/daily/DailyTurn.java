package dev.quoin.crossword.daily;

import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.game.Refusal;

/// A completed turn of a game.
public sealed interface DailyTurn {
    /// Returns the score of the turn.
    int score();

    /// Tiles were played.
    ///
    /// @param play the play in canonical form
    /// @param receipt the words formed and what they scored
    record Played(Play play, Receipt receipt) implements DailyTurn {
        @Override
        public int score() {
            return receipt.total();
        }
    }

    /// The player skipped the turn.
    record Skipped() implements DailyTurn {
        @Override
        public int score() {
            return 0;
        }
    }

    /// A play was refused when there were no free refusals left.
    record Lost(Refusal refusal) implements DailyTurn {
        @Override
        public int score() {
            return 0;
        }
    }
}
