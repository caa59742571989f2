package dev.quoin.crossword.lexicon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/// Statistics of a lexicon.
///
/// @param words number of words
/// @param wordsByLength number of words of 1, 2, 3 … letters; the last is not 0
/// @param longest the first word, in alphabetical order, of those with the most letters; empty without words
/// @param nodes number of nodes of the graph
/// @param arcs number of arcs, separators included
/// @param bytes memory of the graph
public record LexiconStatistics(
        int words, List<Integer> wordsByLength, String longest, int nodes, int arcs, long bytes) {
    public LexiconStatistics {
        wordsByLength = List.copyOf(wordsByLength);
    }

    /// Walks the whole graph once.
    public static LexiconStatistics of(Lexicon lexicon) {
        var counter = new Counter(lexicon);
        counter.countNodes(lexicon.root());
        counter.countWords(lexicon.forwardRoot(), 0);
        return new LexiconStatistics(
                lexicon.wordCount(),
                counter.wordsByLength,
                lexicon.alphabet().decode(counter.longest),
                counter.nodes,
                counter.arcs,
                lexicon.bytes());
    }

    private static final class Counter {
        private final Lexicon lexicon;
        private final BitSet seen = new BitSet();
        private final byte[] path = new byte[LexiconBuilder.LONGEST_WORD];
        private final List<Integer> wordsByLength = new ArrayList<>();
        private byte[] longest = {};
        private int nodes;
        private int arcs;

        Counter(Lexicon lexicon) {
            this.lexicon = lexicon;
        }

        private void countNodes(long node) {
            if (node == 0 || seen.get(Lexicon.place(node))) {
                return;
            }
            seen.set(Lexicon.place(node));
            nodes++;
            boolean separator = (node & lexicon.separator()) != 0;
            arcs += Integer.bitCount(lexicon.following(node)) + (separator ? 1 : 0);
            countNodes(lexicon.afterSeparator(node));
            for (int letters = Lexicon.inOrder(lexicon.following(node)); letters != 0; letters &= letters - 1) {
                countNodes(lexicon.step(node, Integer.numberOfTrailingZeros(letters) + 1));
            }
        }

        private void countWords(long node, int depth) {
            int completing = lexicon.completing(node);
            for (int letters = Lexicon.inOrder(lexicon.following(node)); letters != 0; letters &= letters - 1) {
                int letter = Integer.numberOfTrailingZeros(letters) + 1;
                path[depth] = (byte) letter;
                if ((completing >>> letter & 1) != 0) {
                    countWord(depth + 1);
                }
                countWords(lexicon.step(node, letter), depth + 1);
            }
        }

        private void countWord(int length) {
            if (length > wordsByLength.size()) {
                wordsByLength.addAll(Collections.nCopies(length - wordsByLength.size(), 0));
            }
            wordsByLength.set(length - 1, wordsByLength.get(length - 1) + 1);
            if (length > longest.length) {
                longest = Arrays.copyOf(path, length);
            }
        }
    }
}
