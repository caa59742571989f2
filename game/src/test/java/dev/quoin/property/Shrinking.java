package dev.quoin.property;

import java.util.ArrayList;
import java.util.List;

/// Simpler records of choices to try in the place of a failing one.
final class Shrinking {
    /// Up to this many choices it is worth while to try all pairs.
    private static final int SHORT = 60;

    private Shrinking() {}

    /// Shorter is simpler, then smaller choices, the earlier the better.
    static boolean isSimpler(List<Integer> one, List<Integer> other) {
        if (one.size() != other.size()) {
            return one.size() < other.size();
        }
        for (int at = 0; at < one.size(); at++) {
            if (!one.get(at).equals(other.get(at))) {
                return one.get(at) < other.get(at);
            }
        }
        return false;
    }

    /// First without long stretches, then without short ones, then with one element less in a list that is written
    /// as its length and its elements, then with smaller numbers.
    static List<List<Integer>> candidates(List<Integer> record) {
        var candidates = new ArrayList<List<Integer>>();
        addShorter(record, candidates);
        if (record.size() <= SHORT) {
            addShorterLists(record, candidates);
        }
        addSmaller(record, candidates);
        return candidates;
    }

    private static void addShorter(List<Integer> record, List<List<Integer>> candidates) {
        for (int length = record.size(); length >= 1; length /= 2) {
            for (int from = 0; from + length <= record.size(); from += length) {
                var shorter = new ArrayList<>(record.subList(0, from));
                shorter.addAll(record.subList(from + length, record.size()));
                candidates.add(shorter);
            }
        }
    }

    private static void addShorterLists(List<Integer> record, List<List<Integer>> candidates) {
        for (int length = 0; length < record.size(); length++) {
            for (int element = length + 1; record.get(length) > 0 && element < record.size(); element++) {
                var shorter = new ArrayList<>(record);
                shorter.set(length, record.get(length) - 1);
                shorter.subList(element, element + 1).clear();
                candidates.add(shorter);
            }
        }
    }

    private static void addSmaller(List<Integer> record, List<List<Integer>> candidates) {
        for (int at = 0; at < record.size(); at++) {
            int choice = record.get(at);
            for (int smaller : new int[] {0, choice / 2, choice - 1}) {
                if (smaller >= 0 && smaller < choice) {
                    var replaced = new ArrayList<>(record);
                    replaced.set(at, smaller);
                    candidates.add(replaced);
                }
            }
        }
    }
}
