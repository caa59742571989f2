package dev.quoin.crossword.lexicon;

import dev.quoin.crossword.tile.Alphabet;
import java.util.Arrays;

/// Lays the nodes of a [MinimalAutomaton] out in one array, breadth first, in the form that [Lexicon] describes.
///
/// Breadth-first order keeps the nodes near the root, which every search visits, together in cache; depth-first
/// order and an order by likely visits were measured to be slower.
final class GraphPacker {
    private final MinimalAutomaton automaton;
    private final int scarce;
    private final int[] places;
    private int[] queue = new int[1 << 16];
    private int queued;
    private int end;

    /// @param scarce the letters whose need is noted on arcs, at most [Lexicon#NOTED_LETTERS]
    GraphPacker(MinimalAutomaton automaton, int scarce) {
        this.automaton = automaton;
        this.scarce = scarce;
        this.places = new int[automaton.end()];
    }

    Lexicon pack(Alphabet alphabet, int backward, int forward, int wordCount) {
        if (wordCount == 0) {
            return new Lexicon(alphabet, new long[] {0}, 0, 0);
        }
        // The packed root also has a separator arc, to the forward root.
        int rootArcs = automaton.arcs(backward);
        end = 1 + Integer.bitCount(rootArcs);
        place(forward);
        enqueueChildren(backward);
        for (int at = 0; at < queued; at++) {
            enqueueChildren(queue[at]);
        }
        var packed = new long[end + 1];
        packed[0] = name(forward);
        write(packed, 1, backward);
        for (int at = 0; at < queued; at++) {
            write(packed, places[queue[at]], queue[at]);
        }
        packed[end] = scarce;
        return new Lexicon(alphabet, packed, (rootArcs | Lexicon.SEPARATOR) & 0xffffffffL, wordCount);
    }

    private void enqueueChildren(int node) {
        int children = Integer.bitCount(automaton.arcs(node));
        for (int rank = 0; rank < children; rank++) {
            place(automaton.target(node, rank));
        }
    }

    private void place(int node) {
        if (node != 0 && places[node] == 0) {
            places[node] = end;
            end += Integer.bitCount(automaton.arcs(node));
            queue = queued == queue.length ? Arrays.copyOf(queue, queued * 2) : queue;
            queue[queued++] = node;
            if (end > Lexicon.MOST_ARCS) {
                throw new IllegalArgumentException("a lexicon's graph may have at most " + Lexicon.MOST_ARCS
                        + " arcs: the word list is too large");
            }
        }
    }

    private void write(long[] packed, int place, int node) {
        int rank = 0;
        for (int rest = automaton.arcs(node); rest != 0; rest &= rest - 1) {
            boolean completes = (automaton.completing(node) & rest & -rest) != 0;
            packed[place + rank] = name(automaton.target(node, rank)) | (completes ? Lexicon.COMPLETES : 0);
            rank++;
        }
    }

    private long name(int node) {
        long noted = Integer.compress(automaton.needed(node), scarce);
        return node == 0
                ? 0
                : noted << Lexicon.NOTED_SHIFT | (long) places[node] << 32 | automaton.arcs(node) & 0xffffffffL;
    }
}
