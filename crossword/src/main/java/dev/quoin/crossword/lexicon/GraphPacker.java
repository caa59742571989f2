package dev.quoin.crossword.lexicon;

import dev.quoin.crossword.tile.Alphabet;

/// Lays the nodes of a [MinimalGraph] out in one array, breadth first, in the form that [Lexicon] describes.
///
/// Breadth-first order keeps the nodes near the root, which every search visits, together in cache.
final class GraphPacker {
    private final MinimalGraph graph;
    private final int[] places;
    private int[] queue = new int[1 << 16];
    private int queued;
    private int end;

    GraphPacker(MinimalGraph graph) {
        this.graph = graph;
        this.places = new int[graph.end()];
    }

    Lexicon pack(Alphabet alphabet, int backward, int forward, int wordCount) {
        // The root is not in the minimal graph as it is: it also turns, to the forward root.
        int rootArcs = graph.arcs(backward) & ~Lexicon.TURN;
        int rootSlots = 2 + Integer.bitCount(rootArcs);
        end = rootSlots;
        place(forward);
        enqueueChildren(backward);
        for (int at = 0; at < queued; at++) {
            enqueueChildren(queue[at]);
        }
        var packed = new long[end];
        packed[0] = head(backward);
        packed[1] = name(forward);
        for (int rank = 0; rank < rootSlots - 2; rank++) {
            packed[2 + rank] = name(graph.target(backward, rank));
        }
        for (int at = 0; at < queued; at++) {
            write(packed, queue[at]);
        }
        return new Lexicon(alphabet, packed, wordCount == 0 ? 0 : (rootArcs | Lexicon.TURN) & 0xffffffffL, wordCount);
    }

    private void enqueueChildren(int node) {
        int children = Integer.bitCount(graph.arcs(node));
        for (int rank = 0; rank < children; rank++) {
            place(graph.target(node, rank));
        }
    }

    private void place(int node) {
        if (node != 0 && places[node] == 0) {
            places[node] = end;
            end += 1 + Integer.bitCount(graph.arcs(node));
            queue = queued == queue.length ? java.util.Arrays.copyOf(queue, queued * 2) : queue;
            queue[queued++] = node;
        }
    }

    private void write(long[] packed, int node) {
        int place = places[node];
        packed[place] = head(node);
        int children = Integer.bitCount(graph.arcs(node));
        for (int rank = 0; rank < children; rank++) {
            packed[place + 1 + rank] = name(graph.target(node, rank));
        }
    }

    private long head(int node) {
        return ((long) graph.needed(node) << 32) | (graph.completing(node) & 0xffffffffL);
    }

    private long name(int node) {
        return node == 0 ? 0 : ((long) places[node] << 32) | (graph.arcs(node) & 0xffffffffL);
    }
}
