package dev.quoin.crossword.lexicon;

import dev.quoin.crossword.tile.Alphabet;
import java.util.Optional;

/// Letter numbers by character, for alphabets of single characters. Lists have millions of characters; looking each
/// up as a string would take longer than building the graph.
final class LetterTable {
    /// Up to the end of the Latin letters.
    private static final int CHARACTERS = 0x250;

    private final byte[] numbers = new byte[CHARACTERS];

    private LetterTable() {}

    /// The table, unless a letter of the alphabet is more than one character.
    static Optional<LetterTable> of(Alphabet alphabet) {
        var table = new LetterTable();
        for (int number = 1; number <= alphabet.size(); number++) {
            String face = alphabet.face(number);
            if (face.length() != 1) {
                return Optional.empty();
            }
            table.put(face, number);
            table.put(alphabet.lower(number), number);
        }
        return Optional.of(table);
    }

    /// The letter numbers of a word; empty when a character is not in the table.
    Optional<byte[]> encode(String word) {
        var codes = new byte[word.length()];
        for (int at = 0; at < codes.length; at++) {
            char c = word.charAt(at);
            byte number = c < CHARACTERS ? numbers[c] : 0;
            if (number == 0) {
                return Optional.empty();
            }
            codes[at] = number;
        }
        return Optional.of(codes);
    }

    private void put(String face, int number) {
        if (face.length() == 1 && face.charAt(0) < CHARACTERS) {
            numbers[face.charAt(0)] = (byte) number;
        }
    }
}
