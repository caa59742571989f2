package dev.quoin.crossword.lookup;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;

/// A word that can be made from a set of tiles.
///
/// @param word the word in upper case
/// @param shown the same word with the letters that need a blank in lower case
/// @param length the number of tiles
public record Anagram(String word, String shown, int length) {
    static Anagram of(byte[] tiles, Alphabet alphabet) {
        var shown = new StringBuilder();
        for (byte tile : tiles) {
            int letter = Tile.letter(tile);
            shown.append(Tile.isBlank(tile) ? alphabet.lower(letter) : alphabet.face(letter));
        }
        return new Anagram(alphabet.decode(tiles), shown.toString(), tiles.length);
    }
}
