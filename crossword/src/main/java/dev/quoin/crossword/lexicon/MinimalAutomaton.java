package dev.quoin.crossword.lexicon;

import java.util.Arrays;

/// Builds a minimal acyclic automaton incrementally from sorted paths (Daciuk's algorithm). Single-threaded.
///
/// States that can no longer change are looked up in a register of states and shared. A node is an offset into
/// [#pool]: its arcs (a mask of letters, with letter 32 as bit 0), its completing letters, its needed letters, the
/// target of its separator arc or 0, then the other targets, lowest bit first. Node 0 has no arcs.
final class MinimalAutomaton {
    private static final int SYMBOLS = 32;
    private static final int HEAD = 4;

    private int[] pool = new int[1 << 20];
    private int end = HEAD;
    private int[] register = new int[1 << 18];
    private int registered;

    private int[] arcs = new int[64];
    private int[] completing = new int[64];
    private int[] separators = new int[64];
    private int[] targets = new int[64 * SYMBOLS];
    private byte[] last = new byte[64];
    private int lastLength;

    /// Adds a path of `length` letters that completes a word if `complete`, and whose end has a separator arc to
    /// node `afterSeparator` unless that is 0.
    void add(byte[] letters, int from, int length, boolean complete, int afterSeparator) {
        ensureDepth(length);
        int shared = 0;
        while (shared < length && shared < lastLength && letters[from + shared] == last[shared]) {
            shared++;
        }
        freezeBelow(shared);
        for (int depth = shared; depth < length; depth++) {
            last[depth] = letters[from + depth];
            arcs[depth] |= 1 << last[depth];
            arcs[depth + 1] = 0;
            completing[depth + 1] = 0;
            separators[depth + 1] = 0;
        }
        lastLength = length;
        if (complete) {
            completing[length - 1] |= 1 << last[length - 1];
        }
        if (afterSeparator != 0) {
            separators[length] = afterSeparator;
        }
    }

    /// Completes a graph and returns its root. Further paths start another graph that shares nodes with this one.
    int finish() {
        freezeBelow(0);
        lastLength = 0;
        int root = minimize(0);
        arcs[0] = 0;
        completing[0] = 0;
        separators[0] = 0;
        return root;
    }

    int arcs(int node) {
        return pool[node];
    }

    int completing(int node) {
        return pool[node + 1];
    }

    /// The letters that every path from this node to the end of a word needs.
    int needed(int node) {
        return pool[node + 2];
    }

    /// The target of the node's separator arc, 0 if it has none.
    int afterSeparator(int node) {
        return pool[node + 3];
    }

    /// The target of the arc whose bit is the `rank`-th lowest of the node's arcs.
    int target(int node, int rank) {
        return pool[node + HEAD + rank];
    }

    /// One more than the largest node.
    int end() {
        return end;
    }

    private void freezeBelow(int depth) {
        for (int at = lastLength; at > depth; at--) {
            targets[(at - 1) * SYMBOLS + last[at - 1] % SYMBOLS] = minimize(at);
        }
    }

    private int minimize(int depth) {
        int mask = arcs[depth];
        if (mask == 0 && separators[depth] == 0) {
            return 0;
        }
        int node = end;
        pool = end + SYMBOLS + HEAD > pool.length ? Arrays.copyOf(pool, pool.length * 2) : pool;
        pool[end++] = mask;
        pool[end++] = completing[depth];
        end++;
        pool[end++] = separators[depth];
        int base = depth * SYMBOLS;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            pool[end++] = targets[base + Integer.numberOfTrailingZeros(rest)];
        }
        pool[node + 2] = neededBy(node);
        return share(node);
    }

    private int neededBy(int node) {
        int separator = afterSeparator(node);
        int needed = separator == 0 ? ~0 : needed(separator);
        int rank = 0;
        for (int rest = arcs(node); rest != 0; rest &= rest - 1) {
            int bit = rest & -rest;
            int target = target(node, rank++);
            boolean ends = (completing(node) & bit) != 0;
            needed &= bit | (ends ? 0 : needed(target));
        }
        return needed;
    }

    /// Registers the node at the end of the pool, or replaces it by an equal one.
    private int share(int node) {
        if (registered * 2 > register.length) {
            growRegister();
        }
        int slot = hash(node) & (register.length - 1);
        while (register[slot] != 0) {
            if (same(register[slot], node)) {
                end = node;
                return register[slot];
            }
            slot = (slot + 1) & (register.length - 1);
        }
        register[slot] = node;
        registered++;
        return node;
    }

    private boolean same(int kept, int node) {
        int length = end - node;
        return kept + length <= node && Arrays.equals(pool, kept, kept + length, pool, node, node + length);
    }

    private int hash(int node) {
        int length = HEAD + Integer.bitCount(pool[node]);
        int hash = 0;
        for (int at = node; at < node + length; at++) {
            hash = hash * 0x9E3779B1 + pool[at];
        }
        return hash ^ hash >>> 15;
    }

    private void growRegister() {
        var old = register;
        register = new int[old.length * 2];
        for (int node : old) {
            if (node != 0) {
                int slot = hash(node) & (register.length - 1);
                while (register[slot] != 0) {
                    slot = (slot + 1) & (register.length - 1);
                }
                register[slot] = node;
            }
        }
    }

    private void ensureDepth(int length) {
        if (length + 1 > arcs.length) {
            int depths = Math.max(length + 1, arcs.length * 2);
            arcs = Arrays.copyOf(arcs, depths);
            completing = Arrays.copyOf(completing, depths);
            separators = Arrays.copyOf(separators, depths);
            targets = Arrays.copyOf(targets, depths * SYMBOLS);
            last = Arrays.copyOf(last, depths);
        }
    }
}
