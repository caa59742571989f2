package dev.quoin.crossword.lookup;

import dev.quoin.crossword.lexicon.Lexicon;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The letters that hook onto a word.
///
/// @param word the word in upper case
/// @param isWord whether the text itself is a word
/// @param front the front hooks, in alphabetical order
/// @param back the back hooks, in alphabetical order
/// @param innerFront whether it is still a word without its first letter
/// @param innerBack whether it is still a word without its last letter
public record Hooks(
        String word, boolean isWord, List<String> front, List<String> back, boolean innerFront, boolean innerBack) {
    public Hooks {
        front = List.copyOf(front);
        back = List.copyOf(back);
    }

    static Hooks of(Lexicon lexicon, byte[] word) {
        long before = lexicon.root();
        long behind = lexicon.forwardRoot();
        for (int at = 0; at < word.length; at++) {
            before = lexicon.step(before, word[word.length - 1 - at]);
            behind = lexicon.step(behind, word[at]);
        }
        return new Hooks(
                lexicon.alphabet().decode(word),
                lexicon.contains(word),
                letters(lexicon, lexicon.completing(before)),
                letters(lexicon, lexicon.completing(behind)),
                lexicon.contains(Arrays.copyOfRange(word, 1, word.length)),
                lexicon.contains(Arrays.copyOf(word, word.length - 1)));
    }

    private static List<String> letters(Lexicon lexicon, int mask) {
        var letters = new ArrayList<String>();
        for (int rest = Lexicon.inOrder(mask); rest != 0; rest &= rest - 1) {
            letters.add(lexicon.alphabet().face(Integer.numberOfTrailingZeros(rest) + 1));
        }
        return letters;
    }
}
