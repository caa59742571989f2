package dev.quoin.crossword.lexicon;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import org.jspecify.annotations.Nullable;

/// A set of words as a packed, minimal, two-way word graph (a GADDAG); immutable and safe to share between threads.
///
/// For every word and every way to split it into a non-empty front and a back, the graph has a path that spells the
/// front backwards, then *turns*, then spells the back forwards. What follows the turn is exactly the ordinary forward
/// graph, so both share their nodes. A path of the whole word backwards needs no turn. The root itself can turn, which
/// gives plain forward look-ups.
///
/// The graph is one array of arcs; a node is a run of arcs, one for each set bit of the mask of what can follow it,
/// lowest bit first. An arc names the node it leads to:
///
/// | bits | meaning |
/// |---|---|
/// | 0 | the node can turn |
/// | 1–31 | the letters that can follow there |
/// | 32–55 | where its arcs begin |
/// | 56–62 | which of seven noted letters every path from there to the end of a word takes |
/// | 63 | the arc's own letter completes a word |
///
/// Because an arc carries what can follow its node, and some of what must, a search drops most children that lead
/// nowhere without touching their memory, and it is memory that such a search waits for. The last slot of the array is
/// no arc: it says which letters are the noted ones.
public final class Lexicon {
    /// The bit of a node that says it can turn.
    public static final int TURN = 1;

    /// The bit of an arc that says its letter completes a word.
    public static final long COMPLETES = 1L << 63;

    /// Where an arc notes needed letters.
    public static final int NOTED_SHIFT = 56;

    /// How many letters are noted at the most.
    static final int NOTED_LETTERS = 7;

    /// How many arcs can be told apart.
    static final int MOST_ARCS = 1 << 24;

    private static final int PLACE_BITS = MOST_ARCS - 1;
    private static final long NAME_BITS = (1L << NOTED_SHIFT) - 1;

    /// To be raised whenever the packed graph changes, so that caches of older programs are built again.
    static final int FORM = 3;

    private final Alphabet alphabet;
    private final long[] graph;
    private final long root;
    private final int wordCount;
    private volatile @Nullable AnagramFilter anagrams;

    Lexicon(Alphabet alphabet, long[] graph, long root, int wordCount) {
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
        long node = turn(root);
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
        return turn(root);
    }

    /// The letters that can follow at this node, as a mask whose bit 0 is [#TURN].
    public static int following(long node) {
        return (int) node;
    }

    /// The letters that complete a word at this node; a subset of those that can follow.
    public int completing(long node) {
        int at = place(node);
        int completing = 0;
        for (int rest = (int) node; rest != 0; rest &= rest - 1) {
            completing |= graph[at++] < 0 ? rest & -rest : 0;
        }
        return completing;
    }

    /// The node behind letter `letter`, 0 (where nothing follows) when the letter cannot follow.
    public long step(long node, int letter) {
        int bit = 1 << letter;
        int following = (int) node;
        return (following & bit) == 0 ? 0 : graph[place(node) + Integer.bitCount(following & bit - 1)] & NAME_BITS;
    }

    /// The node behind the turn, 0 when this node cannot turn.
    public long turn(long node) {
        return (node & TURN) == 0 ? 0 : graph[place(node)] & NAME_BITS;
    }

    /// Where the arcs of a node begin in [#graph].
    public static int place(long node) {
        return (int) (node >>> 32) & PLACE_BITS;
    }

    /// The letters whose need arcs note, as a mask; bit by bit from [#NOTED_SHIFT] on, lowest letter first.
    public int noted() {
        return (int) graph[graph.length - 1];
    }

    /// A filter of what letters may make a word; built when first asked for, which takes a few milliseconds.
    public AnagramFilter anagrams() {
        AnagramFilter filter = anagrams;
        if (filter == null) {
            filter = new AnagramFilter(this);
            anagrams = filter;
        }
        return filter;
    }

    /// The packed graph itself, for search kernels in the style of [#step]; not to be changed.
    public long[] graph() {
        return graph;
    }

    /// How many bytes the graph takes.
    public long bytes() {
        return 8L * graph.length;
    }
}
