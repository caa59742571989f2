package dev.quoin.crossword.movegen;

/// Sorts the plays of one anchor as a depth-first search finds them. Mutable, not thread-safe.
///
/// That order places the tiles to the left of the anchor first, from the anchor outward, then those to the right. A
/// word comes before the words that it begins. Plays that differ in their blanks only keep their order.
final class DepthFirstOrder {
    private static final int LETTER_BITS = 5;

    // By play: its letters in the order in which they are placed, the first one highest, and how many there are to the
    // left and in all.
    private long[] paths = new long[64];
    private int[] lefts = new int[64];
    private int[] counts = new int[64];

    private int[] order = new int[64];
    private int[] merged = new int[64];
    private long[] heads = new long[64];
    private long[] tiles = new long[64];

    /// Sorts the plays from index `from` on, which have no equities.
    ///
    /// @param firstLeft the first square to the left of the anchor
    void sort(PlayBuffer plays, int from, int firstLeft, GaddagSearch search) {
        int size = plays.size - from;
        reserve(size);
        for (int at = 0; at < size; at++) {
            long head = plays.heads[from + at];
            heads[at] = head;
            tiles[at] = plays.tiles[from + at];
            counts[at] = PlayBuffer.count(head);
            lefts[at] = Math.max(0, firstLeft + 1 - search.startOf(head));
            paths[at] = path(tiles[at], lefts[at], counts[at]);
            order[at] = at;
        }
        for (int run = 1; run < size; run *= 2) {
            for (int start = 0; start < size; start += 2 * run) {
                merge(start, Math.min(start + run, size), Math.min(start + 2 * run, size));
            }
            int[] sorted = merged;
            merged = order;
            order = sorted;
        }
        for (int at = 0; at < size; at++) {
            plays.heads[from + at] = heads[order[at]];
            plays.tiles[from + at] = tiles[order[at]];
        }
    }

    private void reserve(int size) {
        if (size > order.length) {
            paths = new long[2 * size];
            lefts = new int[2 * size];
            counts = new int[2 * size];
            order = new int[2 * size];
            merged = new int[2 * size];
            heads = new long[2 * size];
            tiles = new long[2 * size];
        }
    }

    /// Moves letters, whose first is lowest, to the top: those to the left from the last to the first, then the others.
    private static long path(long letters, int left, int count) {
        long path = 0;
        for (int tile = 0; tile < count; tile++) {
            int at = tile < left ? left - 1 - tile : tile;
            path = path << LETTER_BITS | letters >>> LETTER_BITS * at & 31;
        }
        return path << Long.SIZE - LETTER_BITS * count;
    }

    private void merge(int start, int middle, int end) {
        int one = start;
        int other = middle;
        for (int at = start; at < end; at++) {
            boolean takesOther = one == middle || other < end && compare(order[other], order[one]) < 0;
            merged[at] = takesOther ? order[other++] : order[one++];
        }
    }

    private int compare(int one, int other) {
        int same = Long.numberOfLeadingZeros(paths[one] ^ paths[other]) / LETTER_BITS;
        if (lefts[one] != lefts[other] && same >= Math.min(lefts[one], lefts[other])) {
            return lefts[one] - lefts[other];
        }
        if (same >= Math.min(counts[one], counts[other])) {
            return counts[one] - counts[other];
        }
        return Long.compareUnsigned(paths[one], paths[other]);
    }
}
