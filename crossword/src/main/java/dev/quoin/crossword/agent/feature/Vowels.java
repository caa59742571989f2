package dev.quoin.crossword.agent.feature;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import java.text.Normalizer;

/// Tells vowels from consonants: letters whose face begins with A, E, I, O or U, with or without an accent, are vowels,
/// all others consonants, Y among them. A blank is neither.
final class Vowels {
    private static final String FACES = "AEIOU";

    private final int[] signs;

    Vowels(Alphabet alphabet) {
        signs = new int[alphabet.size() + 1];
        for (int number = 1; number <= alphabet.size(); number++) {
            String plain = Normalizer.normalize(alphabet.face(number), Normalizer.Form.NFD);
            signs[number] = FACES.indexOf(plain.charAt(0)) < 0 ? 1 : -1;
        }
    }

    /// 1 for a consonant, -1 for a vowel, 0 for the blank.
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
