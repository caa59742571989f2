package dev.quoin.crossword.lookup;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import java.util.Locale;

/// A word that tiles can make.
///
/// @param word the word in upper case
/// @param shown the same word with the letters that need a blank in lower case
/// @param length how many tiles it takes
public record Anagram(String word, String shown, int length) {
    static Anagram of(byte[] tiles, Alphabet alphabet) {
        var shown = new StringBuilder();
        for (byte tile : tiles) {
            String face = alphabet.face(Tile.letter(tile));
            shown.append(Tile.isBlank(tile) ? face.toLowerCase(Locale.ROOT) : face);
        }
        return new Anagram(alphabet.decode(tiles), shown.toString(), tiles.length);
    }
}
