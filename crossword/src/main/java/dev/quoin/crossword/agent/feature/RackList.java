package dev.quoin.crossword.agent.feature;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import java.util.Arrays;

/// Lists the racks that spell the words of one length, once per word. Used once, by one thread.
///
/// A rack is its sorted tile numbers, six bits each (five for more than ten tiles), the first highest; blanks are
/// number 0 and so come first.
final class RackList {
    private static final int MOST_TILES_OF_SIX_BITS = 10;

    private final Lexicon lexicon;
    private final int size;
    private final int blanks;
    private final int letterBits;
    private final byte[] word;
    private long[] racks = new long[1 << 16];
    private int found;

    private RackList(Lexicon lexicon, int size, int blanks) {
        this.lexicon = lexicon;
        this.size = size;
        this.blanks = blanks;
        this.letterBits = letterBits(size);
        this.word = new byte[size];
    }

    /// All racks of `size` tiles with up to `blanks` blanks, sorted.
    ///
    /// @throws IllegalArgumentException with 32 letters and more than ten tiles
    static long[] of(Lexicon lexicon, int size, int blanks) {
        if (size > MOST_TILES_OF_SIX_BITS && lexicon.alphabet().size() == Alphabet.MOST_LETTERS) {
            throw new IllegalArgumentException("agents that count bingos support racks of at most "
                    + MOST_TILES_OF_SIX_BITS + " tiles with " + Alphabet.MOST_LETTERS + " letters, got " + size
                    + ": play against greedy or random");
        }
        var list = new RackList(lexicon, size, blanks);
        list.walk(lexicon.forwardRoot(), 0);
        long[] sorted = Arrays.copyOf(list.racks, list.found);
        Arrays.sort(sorted);
        return sorted;
    }

    /// Writes the letters of a rack with their counts as entries of [BingoRacks]; returns the number of
    /// entries.
    static int runs(long rack, int size, int[] into) {
        int bits = letterBits(size);
        int length = 0;
        int before = -1;
        for (int at = size - 1; at >= 0; at--) {
            int letter = (int) (rack >>> bits * at) & (1 << bits) - 1;
            if (letter == before) {
                into[length - 1]++;
            } else {
                into[length++] = BingoRacks.entry(letter, 1);
            }
            before = letter;
        }
        return length;
    }

    private static int letterBits(int size) {
        return size > MOST_TILES_OF_SIX_BITS ? 5 : 6;
    }

    private void walk(long node, int depth) {
        boolean last = depth == size - 1;
        int letters = last ? lexicon.completing(node) : lexicon.following(node);
        for (int rest = Lexicon.inOrder(letters); rest != 0; rest &= rest - 1) {
            word[depth] = (byte) (Integer.numberOfTrailingZeros(rest) + 1);
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

    /// Adds every distinct choice of `wanted` letters from those at `from` on, appended to what is already
    /// packed.
    private void choose(byte[] sorted, int from, int wanted, long packed) {
        if (wanted == 0) {
            racks = found == racks.length ? Arrays.copyOf(racks, 2 * found) : racks;
            racks[found++] = packed;
            return;
        }
        for (int at = from; at <= size - wanted; at++) {
            if (at == from || sorted[at] != sorted[at - 1]) {
                choose(sorted, at + 1, wanted - 1, packed << letterBits | sorted[at]);
            }
        }
    }
}
