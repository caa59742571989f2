package dev.quoin.crossword.daily.line;

import java.util.Arrays;

/// A priority queue of nodes, the most valuable first, ties oldest first. Mutable, not thread-safe.
///
/// An entry is a `long` with the value in the high half and the inverted node number in the low half, so
/// entries compare as plain numbers.
final class NodeQueue {
    private long[] heap = new long[256];
    private int size;

    boolean isEmpty() {
        return size == 0;
    }

    void add(int node, int value) {
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, 2 * size);
        }
        long entry = entry(node, value);
        int at = size++;
        while (at > 0 && heap[(at - 1) / 2] < entry) {
            heap[at] = heap[(at - 1) / 2];
            at = (at - 1) / 2;
        }
        heap[at] = entry;
    }

    /// Removes and returns the first node; there must be one.
    int poll() {
        long first = heap[0];
        long moved = heap[--size];
        int at = 0;
        while (2 * at + 1 < size) {
            int child = 2 * at + 1;
            if (child + 1 < size && heap[child + 1] > heap[child]) {
                child++;
            }
            if (heap[child] <= moved) {
                break;
            }
            heap[at] = heap[child];
            at = child;
        }
        heap[at] = moved;
        return node(first);
    }

    static long entry(int node, int value) {
        return (long) value << 32 | ~node & 0xffffffffL;
    }

    static int node(long entry) {
        return ~(int) entry;
    }

    static int value(long entry) {
        return (int) (entry >> 32);
    }
}
