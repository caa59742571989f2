package dev.quoin.crossword.variant;

import dev.quoin.game.format.LetterCase;
import java.util.Collection;
import java.util.Optional;

/// Finds the known name closest to a misspelled one.
final class Spelling {
    private static final int LONGEST = 40;

    private Spelling() {}

    /// The known name closest to `text`; empty when none is close.
    static Optional<String> nearest(String text, Collection<String> known) {
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        String wanted = LetterCase.lower(text);
        Optional<String> nearest = Optional.empty();
        int least = Math.max(1, wanted.length() / 3) + 1;
        for (String name : known) {
            int distance = distance(wanted, name);
            if (distance < least) {
                least = distance;
                nearest = Optional.of(name);
            }
        }
        return nearest;
    }

    /// The number of letters to add, drop, change or swap with their neighbor to get from one text to the
    /// other.
    private static int distance(String from, String to) {
        var costs = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                if (i == 0 || j == 0) {
                    costs[i][j] = i + j;
                    continue;
                }
                int change = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
                int cost = Math.min(costs[i - 1][j - 1] + change, 1 + Math.min(costs[i - 1][j], costs[i][j - 1]));
                boolean swapped = i > 1
                        && j > 1
                        && from.charAt(i - 1) == to.charAt(j - 2)
                        && from.charAt(i - 2) == to.charAt(j - 1);
                costs[i][j] = swapped ? Math.min(cost, 1 + costs[i - 2][j - 2]) : cost;
            }
        }
        return costs[from.length()][to.length()];
    }
}
