package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.movegen.PlayBuffer;
import java.util.Arrays;

/// The positions found, each as the play that leads to it from its parent; number 0 is the start. Mutable,
/// not thread-safe.
final class LineTree {
    static final int ROOT = 0;

    /// The play that leads to node n has the number n - 1.
    private final PlayBuffer plays = new PlayBuffer();

    private int[] parents = new int[1024];
    private int[] totals = new int[1024];
    private int[] values = new int[1024];
    private int[] tried = new int[1024];

    /// Adds the position after play `index` of `from`, with estimated value `value`; returns its number.
    int add(int parent, PlayBuffer from, int index, int value) {
        plays.add(from, index);
        int node = plays.size();
        if (node == parents.length) {
            parents = Arrays.copyOf(parents, 2 * node);
            totals = Arrays.copyOf(totals, 2 * node);
            values = Arrays.copyOf(values, 2 * node);
            tried = Arrays.copyOf(tried, 2 * node);
        }
        parents[node] = parent;
        totals[node] = totals[parent] + from.score(index);
        values[node] = value;
        return node;
    }

    /// The points of all plays to this node.
    int total(int node) {
        return totals[node];
    }

    /// The estimated value of the position, including its points.
    int value(int node) {
        return values[node];
    }

    /// The number of its plays tried so far.
    int tried(int node) {
        return tried[node];
    }

    void setTried(int node, int plays) {
        tried[node] = plays;
    }

    /// Writes the plays that lead to a node into `path`, in order.
    void path(int node, PlayBuffer path) {
        path.clear();
        append(node, path);
    }

    private void append(int node, PlayBuffer path) {
        if (node != ROOT) {
            append(parents[node], path);
            path.add(plays, node - 1);
        }
    }
}
