package dev.quoin.crossword.lexicon.store;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The words of a lexicon that a player of a given vocabulary knows.
///
/// The size of a vocabulary is one of SCOWL's: 10 are the commonest words, 35 those that most people know, 70
/// nearly all of a large dictionary; 80 is everything. Sizes are known for the words of ENABLE. A word of another
/// English list that is not in ENABLE belongs to size 80. In a list that is not English, shorter words belong to
/// smaller sizes, in the proportions of ENABLE; among words of one length a hash decides.
public final class CommonWords {
    /// The size of the smallest vocabulary.
    public static final int SMALLEST = 10;

    /// The size of a vocabulary with all words of a lexicon.
    public static final int EVERYTHING = WordTiers.REST;

    /// How many vocabularies are kept in memory, of at most a few megabytes each.
    private static final int KEPT = 16;

    private static final Map<Key, Lexicon> RECENT = new LinkedHashMap<>(KEPT, 0.75f, true);

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private record Key(String alphabet, String words, int size) {}

    private CommonWords() {}

    /// Returns the words of a lexicon in a vocabulary. Building it takes a few tenths of a second; the latest
    /// ones are kept and shared. Thread-safe.
    ///
    /// @param size [#SMALLEST] to [#EVERYTHING]; a number between two sizes means the smaller one
    public static Lexicon of(Lexicon lexicon, int size) {
        if (size < SMALLEST || size > EVERYTHING) {
            throw new IllegalArgumentException(
                    "a vocabulary must have a size of " + SMALLEST + " to " + EVERYTHING + ", got " + size);
        }
        if (size == EVERYTHING) {
            return lexicon;
        }
        var key = new Key(lexicon.alphabet().toString(), lexicon.fingerprint(), WordTiers.floor(size));
        synchronized (RECENT) {
            Lexicon known = RECENT.get(key);
            if (known == null) {
                known = build(lexicon, key.size());
                RECENT.put(key, known);
                if (RECENT.size() > KEPT) {
                    RECENT.remove(RECENT.keySet().iterator().next());
                }
            }
            return known;
        }
    }

    private static Lexicon build(Lexicon lexicon, int size) {
        WordTiers tiers = WordTiers.ofEnable();
        var known = new LexiconBuilder(lexicon.alphabet());
        int[] shared = {0};
        tiers.forEach((word, tier) -> lexicon.alphabet()
                .encode(word)
                .filter(lexicon::contains)
                .ifPresent(letters -> {
                    shared[0]++;
                    if (tier <= size) {
                        known.add(letters);
                    }
                }));
        return 2L * shared[0] >= lexicon.wordCount() ? known.build() : shortest(lexicon, tiers.share(size));
    }

    /// Returns the shortest words, `share` of all of them.
    private static Lexicon shortest(Lexicon lexicon, double share) {
        var words = new ArrayList<byte[]>();
        collect(lexicon, lexicon.forwardRoot(), new byte[LexiconBuilder.LONGEST_WORD], 0, words);
        words.sort(Comparator.<byte[]>comparingInt(word -> word.length).thenComparingLong(CommonWords::hash));
        var known = new LexiconBuilder(lexicon.alphabet());
        words.subList(0, (int) Math.ceil(share * words.size())).forEach(known::add);
        return known.build();
    }

    /// Adds the words that continue the first `length` letters of `letters`.
    private static void collect(Lexicon lexicon, long node, byte[] letters, int length, List<byte[]> words) {
        int completing = lexicon.completing(node);
        for (int rest = lexicon.following(node); rest != 0; rest &= rest - 1) {
            int bit = Integer.numberOfTrailingZeros(rest);
            // With 32 letters, the last one is bit 0.
            letters[length] = (byte) (bit == 0 ? Integer.SIZE : bit);
            if ((completing >>> bit & 1) != 0) {
                words.add(Arrays.copyOf(letters, length + 1));
            }
            collect(lexicon, lexicon.step(node, bit), letters, length + 1, words);
        }
    }

    private static long hash(byte[] word) {
        long hash = GOLDEN;
        for (byte letter : word) {
            hash = (hash ^ letter) * GOLDEN;
            hash ^= hash >>> 29;
        }
        return hash;
    }
}
