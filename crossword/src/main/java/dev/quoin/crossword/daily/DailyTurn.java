package dev.quoin.crossword.daily;

import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.game.Refusal;

/// One of the five turns of a game, once it is over.
public sealed interface DailyTurn {
    /// What it scored.
    int score();

    /// Tiles were played.
    ///
    /// @param play in its one canonical form
    /// @param receipt the words formed and what they scored
    record Played(Play play, Receipt receipt) implements DailyTurn {
        @Override
        public int score() {
            return receipt.total();
        }
    }

    /// The player skipped it.
    record Skipped() implements DailyTurn {
        @Override
        public int score() {
            return 0;
        }
    }

    /// A play was refused when no refusal was free any more.
    record Lost(Refusal refusal) implements DailyTurn {
        @Override
        public int score() {
            return 0;
        }
    }
}
