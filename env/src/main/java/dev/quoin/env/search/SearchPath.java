package dev.quoin.env.search;

import java.util.Arrays;

/// A path from a root to a leaf: the nodes, and the edge taken at each. Mutable, not thread-safe.
final class SearchPath {
    private int[] nodes = new int[64];
    private int[] edges = new int[64];
    private int length;

    void clear() {
        length = 0;
    }

    void add(int node, int edge) {
        if (length == nodes.length) {
            nodes = Arrays.copyOf(nodes, 2 * length);
            edges = Arrays.copyOf(edges, 2 * length);
        }
        nodes[length] = node;
        edges[length++] = edge;
    }

    int length() {
        return length;
    }

    int node(int depth) {
        return nodes[depth];
    }

    int edge(int depth) {
        return edges[depth];
    }

    /// Returns the edge to the leaf.
    int lastEdge() {
        return edges[length - 1];
    }
}
