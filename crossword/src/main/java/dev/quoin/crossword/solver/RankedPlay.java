package dev.quoin.crossword.solver;

import dev.quoin.crossword.notation.MainWord;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.Receipt;

/// A legal play with its main word and score.
///
/// @param play the tiles placed
/// @param word the main word; for a single tile that makes two words, the alphabetically first of them
/// @param receipt the calculation of the score, the main word first
public record RankedPlay(Play play, MainWord word, Receipt receipt) {
    /// Returns the score of the play.
    public int score() {
        return receipt.total();
    }
}
