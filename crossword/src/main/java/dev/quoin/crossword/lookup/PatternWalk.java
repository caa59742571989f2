package dev.quoin.crossword.lookup;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Finds the words that match a pattern. Used once, by one thread.
///
/// The walk starts where the pattern is most specific: forwards from its first letter; backwards from its
/// last when it starts with `*`; and when it also ends with `*`, from its longest inner section, first
/// backwards to the start of the word and then, after the separator, forwards to its end.
final class PatternWalk {
    private final Lexicon lexicon;
    private final PatternMachine backwards;
    private final PatternMachine forwards;
    private final byte[] front = new byte[LexiconBuilder.LONGEST_WORD];
    private final byte[] back = new byte[LexiconBuilder.LONGEST_WORD];
    private final List<byte[]> found = new ArrayList<>();

    /// `pivot` is the number of parts to match backwards before the rest is matched forwards.
    private PatternWalk(Lexicon lexicon, int[] parts, int pivot) {
        this.lexicon = lexicon;
        this.backwards = new PatternMachine(parts, pivot, 0);
        this.forwards = new PatternMachine(parts, pivot, parts.length);
    }

    /// The words in alphabetical order.
    static List<String> words(Lexicon lexicon, WordPattern pattern) {
        int[] parts = pattern.parts();
        int pivot = pivot(parts, lexicon.alphabet().size());
        var walk = new PatternWalk(lexicon, parts, pivot);
        if (pivot == 0) {
            walk.forwards(lexicon.forwardRoot(), walk.forwards.start(), 0, 0);
        } else {
            walk.backwards(lexicon.root(), walk.backwards.start(), 0);
            walk.found.sort(Arrays::compare);
        }
        return walk.distinctWords();
    }

    /// The turning point of the walk: 0 for forwards only, the number of parts for backwards only.
    private static int pivot(int[] parts, int letters) {
        if (parts[0] != WordPattern.ANYTHING) {
            return 0;
        }
        if (parts[parts.length - 1] != WordPattern.ANYTHING) {
            return parts.length;
        }
        int best = 0;
        int most = 0;
        int said = 0;
        for (int at = 0; at < parts.length; at++) {
            // How specific a part is: not at all if any letter matches, most if only one does.
            said = parts[at] == WordPattern.ANYTHING ? 0 : said + letters - Integer.bitCount(parts[at]);
            if (said > most) {
                most = said;
                best = at + 1;
            }
        }
        return best;
    }

    private void backwards(long node, long state, int length) {
        int completing = lexicon.completing(node);
        for (int letters = Lexicon.inOrder(lexicon.following(node)); letters != 0; letters &= letters - 1) {
            int letter = Integer.numberOfTrailingZeros(letters) + 1;
            long next = backwards.step(state, letter);
            if (next == 0) {
                continue;
            }
            front[front.length - 1 - length] = (byte) letter;
            long child = lexicon.step(node, letter);
            if (backwards.accepts(next)) {
                if ((completing >>> letter & 1) != 0 && forwards.accepts(forwards.start())) {
                    keep(length + 1, 0);
                }
                forwards(lexicon.afterSeparator(child), forwards.start(), length + 1, 0);
            }
            if (backwards.goesOn(next)) {
                backwards(child, next, length + 1);
            }
        }
    }

    private void forwards(long node, long state, int frontLength, int length) {
        if (!forwards.goesOn(state)) {
            return;
        }
        int completing = lexicon.completing(node);
        for (int letters = Lexicon.inOrder(lexicon.following(node)); letters != 0; letters &= letters - 1) {
            int letter = Integer.numberOfTrailingZeros(letters) + 1;
            long next = forwards.step(state, letter);
            if (next == 0) {
                continue;
            }
            back[length] = (byte) letter;
            if (forwards.accepts(next) && (completing >>> letter & 1) != 0) {
                keep(frontLength, length + 1);
            }
            forwards(lexicon.step(node, letter), next, frontLength, length + 1);
        }
    }

    private void keep(int frontLength, int backLength) {
        var word = new byte[frontLength + backLength];
        System.arraycopy(front, front.length - frontLength, word, 0, frontLength);
        System.arraycopy(back, 0, word, frontLength, backLength);
        found.add(word);
    }

    /// A word that matches at several places was found several times; found words are sorted.
    private List<String> distinctWords() {
        var words = new ArrayList<String>(found.size());
        byte[] previous = {};
        for (byte[] word : found) {
            if (!Arrays.equals(word, previous)) {
                words.add(lexicon.alphabet().decode(word));
            }
            previous = word;
        }
        return words;
    }
}
