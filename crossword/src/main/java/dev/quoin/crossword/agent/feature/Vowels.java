package dev.quoin.crossword.agent.feature;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;

/// Counts vowels and consonants as defined by [Alphabet#isVowel]. A blank is neither.
final class Vowels {
    private final int[] signs;

    Vowels(Alphabet alphabet) {
        signs = new int[alphabet.size() + 1];
        for (int number = 1; number <= alphabet.size(); number++) {
            signs[number] = alphabet.isVowel(number) ? -1 : 1;
        }
    }

    /// Returns 1 for a consonant, -1 for a vowel, 0 for the blank.
    int sign(int number) {
        return signs[number];
    }

    /// How many more consonants than vowels there are.
    int consonantsMinusVowels(Tiles tiles) {
        int difference = 0;
        for (int number = 1; number < signs.length; number++) {
            difference += signs[number] * tiles.count(number);
        }
        return difference;
    }
}
