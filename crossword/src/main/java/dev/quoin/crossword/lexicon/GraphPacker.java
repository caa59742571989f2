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
    private final boolean full;
    private final int[] places;
    private int[] queue = new int[1 << 16];
    private int queued;
    private int end;

    /// @param scarce the letters whose need is noted on arcs, at most [Lexicon#NOTED_LETTERS]
    /// @param full whether there are 32 letters
    GraphPacker(MinimalAutomaton automaton, int scarce, boolean full) {
        this.automaton = automaton;
        this.scarce = scarce;
        this.full = full;
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
        return new Lexicon(alphabet, packed, name(0, rootArcs, true), wordCount);
    }

    private void enqueueChildren(int node) {
        place(automaton.afterSeparator(node));
        int children = Integer.bitCount(automaton.arcs(node));
        for (int rank = 0; rank < children; rank++) {
            place(automaton.target(node, rank));
        }
    }

    private void place(int node) {
        if (node != 0 && places[node] == 0) {
            places[node] = end;
            end += Integer.bitCount(automaton.arcs(node)) + (automaton.afterSeparator(node) == 0 ? 0 : 1);
            queue = queued == queue.length ? Arrays.copyOf(queue, queued * 2) : queue;
            queue[queued++] = node;
            if (end > Lexicon.MOST_ARCS) {
                throw new IllegalArgumentException("a lexicon's graph may have at most " + Lexicon.MOST_ARCS
                        + " arcs: the word list is too large");
            }
        }
    }

    private void write(long[] packed, int place, int node) {
        int at = place;
        if (automaton.afterSeparator(node) != 0) {
            packed[at++] = name(automaton.afterSeparator(node));
        }
        int rank = 0;
        for (int rest = automaton.arcs(node); rest != 0; rest &= rest - 1) {
            boolean completes = (automaton.completing(node) & rest & -rest) != 0;
            packed[at++] = name(automaton.target(node, rank++)) | (completes ? Lexicon.COMPLETES : 0);
        }
    }

    private long name(int node) {
        long noted = Integer.compress(automaton.needed(node), scarce);
        return node == 0
                ? 0
                : noted << Lexicon.NOTED_SHIFT
                        | name(places[node], automaton.arcs(node), automaton.afterSeparator(node) != 0);
    }

    /// The name of a node whose slots begin at `start`.
    private long name(int start, int letters, boolean separator) {
        long mask = letters & 0xffffffffL;
        if (!separator) {
            return (long) start << 32 | mask;
        }
        return full
                ? Lexicon.SEPARATOR_OF_32 | (long) (start + 1) << 32 | mask
                : (long) start << 32 | mask | Lexicon.SEPARATOR;
    }
}
