package dev.quoin.crossword.lookup;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// The look-ups done by trying every word: slow, and too simple to be wrong.
final class NaiveSearch {
    private final List<String> words;

    NaiveSearch(List<String> words) {
        this.words = new ArrayList<>(new TreeSet<>(words));
    }

    List<String> anagrams(String tiles) {
        return within(tiles, tiles.length());
    }

    List<String> within(String tiles, int shortest) {
        return words.stream()
                .filter(word -> word.length() >= shortest && makes(tiles, word))
                .sorted(Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    List<String> matching(String pattern) {
        String regex = pattern.replace("*", ".*").replace("?", ".");
        return words.stream().filter(Pattern.compile(regex).asMatchPredicate()).toList();
    }

    List<String> frontHooks(String word) {
        return words.stream()
                .filter(longer -> longer.length() == word.length() + 1 && longer.endsWith(word))
                .map(longer -> longer.substring(0, 1))
                .toList();
    }

    List<String> backHooks(String word) {
        return words.stream()
                .filter(longer -> longer.length() == word.length() + 1 && longer.startsWith(word))
                .map(longer -> longer.substring(word.length()))
                .toList();
    }

    private static boolean makes(String tiles, String word) {
        String left = tiles;
        for (int letter = 0; letter < word.length(); letter++) {
            int at = left.indexOf(word.charAt(letter));
            at = at < 0 ? left.indexOf('?') : at;
            if (at < 0) {
                return false;
            }
            left = left.substring(0, at) + left.substring(at + 1);
        }
        return true;
    }
}
