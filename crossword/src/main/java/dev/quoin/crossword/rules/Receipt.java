package dev.quoin.crossword.rules;

import java.util.List;
import java.util.stream.Collectors;

/// The score of a play with its calculation.
///
/// @param words the words formed: the main word, then the cross words in the order of the tiles placed
/// @param bonus the bonus for a bingo, 0 otherwise
public record Receipt(List<FormedWord> words, int bonus) {
    public Receipt {
        words = List.copyOf(words);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a play must form at least one word, got none");
        }
    }

    /// Returns the main word.
    public FormedWord mainWord() {
        return words.getFirst();
    }

    /// Returns the score of the play.
    public int total() {
        int total = bonus;
        for (FormedWord word : words) {
            total += word.total();
        }
        return total;
    }

    /// Returns one line of text: the calculation of every word, the bonus, and the total if there is more
    /// than one term.
    ///
    /// `QUIZ 8D: (10×2+1+1+10)×2 = 64; AQ D7: 1+10×2 = 21; total 85`
    @Override
    public String toString() {
        String sums = words.stream().map(FormedWord::toString).collect(Collectors.joining("; "));
        String extra = bonus == 0 ? "" : "; bonus " + bonus;
        return sums + extra + (words.size() == 1 && bonus == 0 ? "" : "; total " + total());
    }
}
