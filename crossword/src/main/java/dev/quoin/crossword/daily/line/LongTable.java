package dev.quoin.crossword.daily.line;

import java.util.Arrays;

/// A map from fingerprints to small numbers, without boxing. Mutable, not thread-safe.
///
/// Fingerprints are sums or mixes of random numbers, so their low bits need no further mixing. Collisions
/// are not detected; with 64 bits and a few million entries they do not happen in practice.
final class LongTable {
    static final int ABSENT = -1;

    private long[] keys = new long[1 << 12];
    private int[] values = new int[1 << 12];
    private int size;

    LongTable() {
        Arrays.fill(values, ABSENT);
    }

    /// The number stored for this fingerprint, or [#ABSENT].
    int get(long key) {
        int at = (int) key & keys.length - 1;
        while (values[at] != ABSENT && keys[at] != key) {
            at = at + 1 & keys.length - 1;
        }
        return values[at];
    }

    /// Stores a number, 0 or more, replacing an earlier one.
    void put(long key, int value) {
        if (2 * size >= keys.length) {
            grow();
        }
        int at = (int) key & keys.length - 1;
        while (values[at] != ABSENT && keys[at] != key) {
            at = at + 1 & keys.length - 1;
        }
        size += values[at] == ABSENT ? 1 : 0;
        keys[at] = key;
        values[at] = value;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldValues = values;
        keys = new long[2 * oldKeys.length];
        values = new int[2 * oldKeys.length];
        Arrays.fill(values, ABSENT);
        size = 0;
        for (int at = 0; at < oldKeys.length; at++) {
            if (oldValues[at] != ABSENT) {
                put(oldKeys[at], oldValues[at]);
            }
        }
    }
}
