package dev.quoin.crossword.lexicon;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import org.jspecify.annotations.Nullable;

/// A set of words as a packed, minimal GADDAG (Gordon 1994). Immutable and thread-safe.
///
/// For every word and every split into a non-empty prefix and a suffix, the graph has a path of the reversed
/// prefix, the *separator*, and the suffix. What follows the separator is exactly the forward graph (a DAWG), so
/// both share their nodes. The path of the whole word reversed needs no separator. The root itself has a separator
/// arc, which leads to the forward graph for plain look-ups.
///
/// The graph is one array of arcs; a node is a run of arcs, one for each set bit of the mask of what can follow it,
/// lowest bit first. An arc names the node it leads to:
///
/// | bits | meaning |
/// |---|---|
/// | 0 | the node has a separator arc; with 32 letters, the last one can follow there |
/// | 1–31 | the letters that can follow there |
/// | 32–54 | where its arcs begin |
/// | 55 | with 32 letters, the node has a separator arc |
/// | 56–62 | which of seven noted letters every path from there to the end of a word needs |
/// | 63 | the arc's own letter completes a word |
///
/// Because an arc carries what can follow its node, and some of what must, a search prunes most dead ends
/// without a memory access, and cache misses dominate such a search. The last slot of the array is not an
/// arc but the mask of the noted letters.
///
/// With 32 letters, all 32 bits of the mask are letters: letter 32 is bit 0, which is where `1 << 32` is in Java.
/// The separator arc is then in the slot before the others.
public final class Lexicon {
    /// The bit of a node for the separator, with up to 31 letters.
    static final long SEPARATOR = 1;

    /// The same with 32 letters.
    static final long SEPARATOR_OF_32 = 1L << 55;

    /// The bit of an arc whose letter completes a word.
    public static final long COMPLETES = 1L << 63;

    /// The lowest bit of the noted letters in an arc.
    public static final int NOTED_SHIFT = 56;

    /// The most noted letters.
    static final int NOTED_LETTERS = 7;

    /// The most arcs of a graph.
    static final int MOST_ARCS = 1 << 23;

    private static final int PLACE_BITS = MOST_ARCS - 1;
    private static final long NAME_BITS = (1L << NOTED_SHIFT) - 1;

    /// Increment whenever the packed graph changes, so that older caches are rebuilt.
    public static final int FORM = 4;

    private final Alphabet alphabet;
    private final long[] graph;
    private final long root;
    private final int wordCount;
    private final boolean full;
    private volatile @Nullable AnagramFilter anagrams;
    private volatile @Nullable AnagramMap anagramMap;
    private volatile @Nullable String fingerprint;

    /// Creates a lexicon from the graph of another lexicon ([#graph], [#root], [#wordCount]), for example
    /// from a cache; not copied.
    public Lexicon(Alphabet alphabet, long[] graph, long root, int wordCount) {
        this.alphabet = alphabet;
        this.graph = graph;
        this.root = root;
        this.wordCount = wordCount;
        this.full = isFull(alphabet);
    }

    /// Whether the letters leave no bit of a mask for the separator.
    static boolean isFull(Alphabet alphabet) {
        return alphabet.size() == Integer.SIZE;
    }

    /// Returns the bit of a node that has a separator arc.
    public long separator() {
        return full ? SEPARATOR_OF_32 : SEPARATOR;
    }

    /// Returns how far before [#place] the separator arc of a node is: 0, or 1 with 32 letters.
    public int separatorDistance() {
        return full ? 1 : 0;
    }

    /// Returns a mask of all bits that stand for letters: all but bit 0, or all with 32 letters.
    public int anyLetter() {
        return full ? -1 : ~(int) SEPARATOR;
    }

    /// Returns the alphabet of the words.
    public Alphabet alphabet() {
        return alphabet;
    }

    /// Returns the number of words.
    public int wordCount() {
        return wordCount;
    }

    /// Returns whether these letter numbers spell a word.
    public boolean contains(byte[] word) {
        long node = afterSeparator(root);
        int last = word.length - 1;
        for (int at = 0; at < last; at++) {
            node = step(node, word[at]);
        }
        return last >= 0 && (completing(node) >>> Tile.letter(word[last]) & 1) != 0;
    }

    /// Returns whether this text, in either case, is a word.
    public boolean contains(String word) {
        return alphabet.encode(word).map(this::contains).orElse(false);
    }

    /// Returns the node from which words are spelled backwards.
    public long root() {
        return root;
    }

    /// Returns the node from which words are spelled forwards.
    public long forwardRoot() {
        return afterSeparator(root);
    }

    /// Returns the letters that can follow this node, as a mask with bit `1 << letter` for each.
    public int following(long node) {
        return (int) node & anyLetter();
    }

    /// Returns a mask of letters for walking it in alphabetical order: bit n - 1 is letter n.
    public static int inOrder(int letters) {
        return Integer.rotateRight(letters, 1);
    }

    /// Returns the letter set of this node: the letters that complete a word; a subset of those that can
    /// follow.
    public int completing(long node) {
        int at = place(node);
        int completing = 0;
        for (int rest = (int) node; rest != 0; rest &= rest - 1) {
            completing |= graph[at++] < 0 ? rest & -rest : 0;
        }
        return completing;
    }

    /// Returns the node after letter `letter`, or 0 (where nothing follows) if the letter cannot follow.
    public long step(long node, int letter) {
        int bit = 1 << letter;
        int following = (int) node;
        return (following & bit) == 0 ? 0 : graph[place(node) + Integer.bitCount(following & bit - 1)] & NAME_BITS;
    }

    /// Returns the node after the separator, or 0 if this node has no separator arc.
    public long afterSeparator(long node) {
        return (node & separator()) == 0 ? 0 : graph[place(node) - separatorDistance()] & NAME_BITS;
    }

    /// Returns the index of a node's first arc in [#graph].
    public static int place(long node) {
        return (int) (node >>> 32) & PLACE_BITS;
    }

    /// Returns the noted letters as a mask; in arcs they are bits from [#NOTED_SHIFT] on, lowest letter
    /// first.
    public int noted() {
        return (int) graph[graph.length - 1];
    }

    /// Returns a Bloom filter of the words' letters, in any order; built on first use, which takes a few
    /// milliseconds.
    public AnagramFilter anagrams() {
        AnagramFilter filter = anagrams;
        if (filter == null) {
            filter = new AnagramFilter(this);
            anagrams = filter;
        }
        return filter;
    }

    /// Returns the words by their letters, in any order; built on first use, which takes about a tenth of a second
    /// and, with a large word list, six megabytes.
    public AnagramMap anagramMap() {
        AnagramMap map = anagramMap;
        if (map == null) {
            map = new AnagramMap(this);
            anagramMap = map;
        }
        return map;
    }

    /// Returns a fingerprint of the words, such as `172823-0f3c…`: equal for the same words over the same letters,
    /// whatever file they are from. Computed on first use, which takes a few milliseconds.
    public String fingerprint() {
        String known = fingerprint;
        if (known == null) {
            known = WordFingerprint.of(this);
            fingerprint = known;
        }
        return known;
    }

    /// Returns the packed graph itself, for search kernels in the style of [#step]; do not change it.
    public long[] graph() {
        return graph;
    }

    /// Returns the size of the graph in bytes.
    public long bytes() {
        return 8L * graph.length;
    }

    /// Returns the number of words and the letters, for debugging: `172823 words A to Z`.
    @Override
    public String toString() {
        return wordCount + " words " + alphabet.describe();
    }
}
