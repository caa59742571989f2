package dev.quoin.crossword.solver;

import dev.quoin.crossword.notation.MainWord;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.Receipt;

/// One legal play with all that is to be told about it.
///
/// @param play the tiles placed
/// @param word the main word as it is shown; for a single tile that makes two words the alphabetically first of them
/// @param receipt the arithmetic of the score, the main word first
public record RankedPlay(Play play, MainWord word, Receipt receipt) {
    /// What the play scores.
    public int score() {
        return receipt.total();
    }
}
