package dev.quoin.crossword.rules;

import java.util.List;
import java.util.stream.Collectors;

/// What a play scores and how the sum comes about.
///
/// @param words every word formed: the main word, then the cross words in the order of the tiles placed
/// @param bonus what playing a whole rack added, 0 otherwise
public record Receipt(List<FormedWord> words, int bonus) {
    public Receipt {
        words = List.copyOf(words);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a play must form at least one word, got none");
        }
    }

    /// The word in the direction of the play.
    public FormedWord mainWord() {
        return words.getFirst();
    }

    /// The score of the play.
    public int total() {
        int total = bonus;
        for (FormedWord word : words) {
            total += word.total();
        }
        return total;
    }

    /// One line of text: every word's arithmetic, the bonus, and the total when there is more than one summand.
    ///
    /// `QUIZ 8D: (10×2+1+1+10)×2 = 64; AQ D7: 1+10×2 = 21; total 85`
    @Override
    public String toString() {
        String sums = words.stream().map(FormedWord::toString).collect(Collectors.joining("; "));
        String extra = bonus == 0 ? "" : "; bonus " + bonus;
        return sums + extra + (words.size() == 1 && bonus == 0 ? "" : "; total " + total());
    }
}
