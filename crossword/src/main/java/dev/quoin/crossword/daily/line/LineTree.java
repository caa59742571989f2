package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.movegen.PlayBuffer;
import java.util.Arrays;

/// The positions found, each as the play that leads to it from another; number 0 is the start. Mutable, for
/// one thread.
final class LineTree {
    static final int ROOT = 0;

    /// The play that leads to node n has the number n - 1.
    private final PlayBuffer plays = new PlayBuffer();

    private int[] parents = new int[1024];
    private int[] totals = new int[1024];
    private int[] values = new int[1024];
    private int[] tried = new int[1024];

    /// Adds the position after play `index` of `from`, which is thought to be worth `value`; returns its
    /// number.
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

    /// The points of all plays up to here.
    int total(int node) {
        return totals[node];
    }

    /// What the position is thought to be worth, its points included.
    int value(int node) {
        return values[node];
    }

    /// How many of its plays were tried.
    int tried(int node) {
        return tried[node];
    }

    void setTried(int node, int plays) {
        tried[node] = plays;
    }

    /// Puts the plays that lead to a node into `path`, the first first.
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
