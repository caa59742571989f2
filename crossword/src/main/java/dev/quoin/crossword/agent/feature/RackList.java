package dev.quoin.crossword.agent.feature;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Tile;
import java.util.Arrays;

/// Lists the racks that spell the words of one length, once for each word. Used once, by one thread.
///
/// A rack is its tiles' numbers in order, five bits each, the first highest; blanks are number 0 and so come first.
final class RackList {
    private static final int LETTER_BITS = 5;

    private final Lexicon lexicon;
    private final int size;
    private final int blanks;
    private final byte[] word;
    private long[] racks = new long[1 << 16];
    private int found;

    private RackList(Lexicon lexicon, int size, int blanks) {
        this.lexicon = lexicon;
        this.size = size;
        this.blanks = blanks;
        this.word = new byte[size];
    }

    /// All racks of `size` tiles with up to so many blanks, sorted.
    static long[] of(Lexicon lexicon, int size, int blanks) {
        var list = new RackList(lexicon, size, blanks);
        list.walk(lexicon.forwardRoot(), 0);
        long[] sorted = Arrays.copyOf(list.racks, list.found);
        Arrays.sort(sorted);
        return sorted;
    }

    /// Writes the letters of a rack with their counts as entries of [BingoRacks]; returns how many there are.
    static int runs(long rack, int size, int[] into) {
        int length = 0;
        int before = -1;
        for (int at = size - 1; at >= 0; at--) {
            int letter = (int) (rack >>> LETTER_BITS * at) & (1 << LETTER_BITS) - 1;
            if (letter == before) {
                into[length - 1]++;
            } else {
                into[length++] = BingoRacks.entry(letter, 1);
            }
            before = letter;
        }
        return length;
    }

    private void walk(long node, int depth) {
        boolean last = depth == size - 1;
        int letters = last ? lexicon.completing(node) : Lexicon.following(node);
        for (int rest = letters & ~Lexicon.SEPARATOR; rest != 0; rest &= rest - 1) {
            word[depth] = (byte) Integer.numberOfTrailingZeros(rest);
            if (last) {
                add();
            } else {
                walk(lexicon.step(node, word[depth]), depth + 1);
            }
        }
    }

    private void add() {
        byte[] sorted = word.clone();
        Arrays.sort(sorted);
        for (int taken = 0; taken <= blanks; taken++) {
            choose(sorted, 0, size - taken, Tile.BLANK);
        }
    }

    /// Adds every different choice of `wanted` letters from those at `from` on, behind what is packed already.
    private void choose(byte[] sorted, int from, int wanted, long packed) {
        if (wanted == 0) {
            racks = found == racks.length ? Arrays.copyOf(racks, 2 * found) : racks;
            racks[found++] = packed;
            return;
        }
        for (int at = from; at <= size - wanted; at++) {
            if (at == from || sorted[at] != sorted[at - 1]) {
                choose(sorted, at + 1, wanted - 1, packed << LETTER_BITS | sorted[at]);
            }
        }
    }
}
