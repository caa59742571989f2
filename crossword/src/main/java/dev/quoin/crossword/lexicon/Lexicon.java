package dev.quoin.crossword.lexicon;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import org.jspecify.annotations.Nullable;

/// A set of words as a packed, minimal GADDAG (Gordon 1994). Immutable and safe to share between threads.
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
/// | 0 | the node has a separator arc |
/// | 1–31 | the letters that can follow there |
/// | 32–55 | where its arcs begin |
/// | 56–62 | which of seven noted letters every path from there to the end of a word needs |
/// | 63 | the arc's own letter completes a word |
///
/// Because an arc carries what can follow its node, and some of what must, a search prunes most dead ends without a
/// memory access, and cache misses dominate such a search. The last slot of the array is no arc: it is the mask of
/// the noted letters.
public final class Lexicon {
    /// The bit of a node's mask for the separator.
    public static final int SEPARATOR = 1;

    /// The bit of an arc whose letter completes a word.
    public static final long COMPLETES = 1L << 63;

    /// The lowest bit of the noted letters in an arc.
    public static final int NOTED_SHIFT = 56;

    /// The most noted letters.
    static final int NOTED_LETTERS = 7;

    /// The most arcs of a graph.
    static final int MOST_ARCS = 1 << 24;

    private static final int PLACE_BITS = MOST_ARCS - 1;
    private static final long NAME_BITS = (1L << NOTED_SHIFT) - 1;

    /// To be raised whenever the packed graph changes, so that caches of older programs are built again.
    public static final int FORM = 3;

    private final Alphabet alphabet;
    private final long[] graph;
    private final long root;
    private final int wordCount;
    private volatile @Nullable AnagramFilter anagrams;

    /// A lexicon of a graph that another lexicon had ([#graph], [#root], [#wordCount]), as a cache keeps it; not
    /// copied.
    public Lexicon(Alphabet alphabet, long[] graph, long root, int wordCount) {
        this.alphabet = alphabet;
        this.graph = graph;
        this.root = root;
        this.wordCount = wordCount;
    }

    /// The letters that words are made of.
    public Alphabet alphabet() {
        return alphabet;
    }

    /// How many words there are.
    public int wordCount() {
        return wordCount;
    }

    /// Whether these letter numbers spell a word.
    public boolean contains(byte[] word) {
        long node = afterSeparator(root);
        int last = word.length - 1;
        for (int at = 0; at < last; at++) {
            node = step(node, word[at]);
        }
        return last >= 0 && (completing(node) >>> Tile.letter(word[last]) & 1) != 0;
    }

    /// Whether this text, in either case, is a word.
    public boolean contains(String word) {
        return alphabet.encode(word).map(this::contains).orElse(false);
    }

    /// The node from which words are spelled backwards.
    public long root() {
        return root;
    }

    /// The node from which words are spelled forwards.
    public long forwardRoot() {
        return afterSeparator(root);
    }

    /// The letters that can follow this node, as a mask whose bit 0 is [#SEPARATOR].
    public static int following(long node) {
        return (int) node;
    }

    /// The letter set of this node: the letters that complete a word; a subset of those that can follow.
    public int completing(long node) {
        int at = place(node);
        int completing = 0;
        for (int rest = (int) node; rest != 0; rest &= rest - 1) {
            completing |= graph[at++] < 0 ? rest & -rest : 0;
        }
        return completing;
    }

    /// The node after letter `letter`, or 0 (where nothing follows) if the letter cannot follow.
    public long step(long node, int letter) {
        int bit = 1 << letter;
        int following = (int) node;
        return (following & bit) == 0 ? 0 : graph[place(node) + Integer.bitCount(following & bit - 1)] & NAME_BITS;
    }

    /// The node after the separator, or 0 if this node has no separator arc.
    public long afterSeparator(long node) {
        return (node & SEPARATOR) == 0 ? 0 : graph[place(node)] & NAME_BITS;
    }

    /// The index of a node's first arc in [#graph].
    public static int place(long node) {
        return (int) (node >>> 32) & PLACE_BITS;
    }

    /// The noted letters as a mask; in arcs they are bits from [#NOTED_SHIFT] on, lowest letter first.
    public int noted() {
        return (int) graph[graph.length - 1];
    }

    /// A Bloom filter of the words' letters, in any order; built on first use, which takes a few milliseconds.
    public AnagramFilter anagrams() {
        AnagramFilter filter = anagrams;
        if (filter == null) {
            filter = new AnagramFilter(this);
            anagrams = filter;
        }
        return filter;
    }

    /// The packed graph itself, for search kernels in the style of [#step]; do not change it.
    public long[] graph() {
        return graph;
    }

    /// How many bytes the graph takes.
    public long bytes() {
        return 8L * graph.length;
    }
}
