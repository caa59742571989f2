package dev.quoin.crossword.lexicon;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;

/// A set of words as a packed, minimal, two-way word graph (a GADDAG); immutable and safe to share between threads.
///
/// For every word and every way to split it into a non-empty front and a back, the graph has a path that spells the
/// front backwards, then *turns*, then spells the back forwards. What follows the turn is exactly the ordinary forward
/// graph, so both share their nodes. A path of the whole word backwards needs no turn. The root itself can turn, which
/// gives plain forward look-ups.
///
/// A node is named by a `long`, and an arc *is* the name of the node it leads to:
///
/// | bits | meaning |
/// |---|---|
/// | 0 | the node can turn |
/// | 1–31 | the letters that can follow |
/// | 32–63 | where in the graph the node lies |
///
/// In the graph a node is a slot with the letters that complete a word there (low half) and those that every path from
/// there to the end of a word takes (high half), followed by one arc for each set bit of its name's low half, lowest
/// first. Because an arc carries the letters of its child, a search drops a child that none of its tiles can leave
/// without ever touching the child's memory; the letters needed end most of the other vain searches at their first
/// step.
public final class Lexicon {
    /// The bit of a node that says it can turn.
    public static final int TURN = 1;

    /// To be raised whenever the packed graph changes, so that caches of older programs are built again.
    static final int FORM = 2;

    private final Alphabet alphabet;
    private final long[] graph;
    private final long root;
    private final int wordCount;

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
        return node == 0 ? 0 : (int) graph[(int) (node >>> 32)];
    }

    /// The node behind letter `letter`, 0 (where nothing follows) when the letter cannot follow.
    public long step(long node, int letter) {
        int bit = 1 << letter;
        int following = (int) node;
        return (following & bit) == 0 ? 0 : graph[(int) (node >>> 32) + 1 + Integer.bitCount(following & (bit - 1))];
    }

    /// The node behind the turn, 0 when this node cannot turn.
    public long turn(long node) {
        return (node & TURN) == 0 ? 0 : graph[(int) (node >>> 32) + 1];
    }

    /// The packed graph itself, for search kernels in the style of [#step]; not to be changed.
    public long[] graph() {
        return graph;
    }

    /// Where in the graph a node lies; two nodes are the same when they lie at the same place.
    static int place(long node) {
        return (int) (node >>> 32);
    }

    /// How many bytes the graph takes.
    public long bytes() {
        return 8L * graph.length;
    }
}
