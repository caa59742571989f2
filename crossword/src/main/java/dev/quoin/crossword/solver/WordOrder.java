package dev.quoin.crossword.solver;

import dev.quoin.crossword.notation.MainWord;
import dev.quoin.crossword.notation.WordStart;
import dev.quoin.crossword.tile.Tile;
import java.util.Comparator;

/// The order of plays that score the same: by the main word's letters, then the one whose blank comes first
/// in the word, then the topmost start, the leftmost, across before down.
final class WordOrder implements Comparator<MainWord> {
    static final WordOrder INSTANCE = new WordOrder();

    private WordOrder() {}

    @Override
    public int compare(MainWord one, MainWord other) {
        int shorter = Math.min(one.length(), other.length());
        for (int at = 0; at < shorter; at++) {
            int letters = Tile.letter(one.tile(at)) - Tile.letter(other.tile(at));
            if (letters != 0) {
                return letters;
            }
        }
        if (one.length() != other.length()) {
            return one.length() - other.length();
        }
        for (int at = 0; at < shorter; at++) {
            if (Tile.isBlank(one.tile(at)) != Tile.isBlank(other.tile(at))) {
                return Tile.isBlank(one.tile(at)) ? -1 : 1;
            }
        }
        return compare(one.start(), other.start());
    }

    private static int compare(WordStart one, WordStart other) {
        if (one.row() != other.row()) {
            return one.row() - other.row();
        }
        if (one.column() != other.column()) {
            return one.column() - other.column();
        }
        return one.direction().compareTo(other.direction());
    }
}
