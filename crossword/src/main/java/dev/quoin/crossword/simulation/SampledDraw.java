package dev.quoin.crossword.simulation;

import dev.quoin.crossword.tile.Tiles;
import java.util.SplittableRandom;

/// A random arrangement of the unseen tiles: the other rack, and the bag in order. Mutable, not thread-safe.
///
/// The seat to move draws from the front of the bag and the other from the back, so that the same sample gives
/// both the same luck whatever they play, as far as possible. All candidates are tried with the same samples,
/// which makes their differences less random.
final class SampledDraw {
    private final KeptTiles kept;
    private final long seed;
    private final byte[] unseen;
    private final int hidden;
    private final byte[] order;
    private SplittableRandom random = new SplittableRandom(0);
    private int front;
    private int back;

    /// Creates arrangements of the unseen tiles with so many on the other rack.
    ///
    /// @param kept what is known of the other rack
    SampledDraw(Tiles unseen, int hidden, KeptTiles kept, long seed) {
        this.kept = kept;
        this.seed = seed;
        this.hidden = hidden;
        this.unseen = new byte[unseen.size()];
        int[] counts = unseen.counts();
        int at = 0;
        for (int number = 0; number < counts.length; number++) {
            for (int count = 0; count < counts[number]; count++) {
                this.unseen[at++] = (byte) number;
            }
        }
        order = new byte[this.unseen.length];
    }

    /// Arranges the tiles for a sample; the same for the same seed and number.
    void shuffle(int sample) {
        random = new SplittableRandom(seed + 0x9E3779B97F4A7C15L * (sample + 1));
        System.arraycopy(unseen, 0, order, 0, order.length);
        int first = kept.isKnown() ? moveToFront(kept.draw(random)) : 0;
        for (int at = order.length - 1; at > first; at--) {
            swap(at, first + random.nextInt(at - first + 1));
        }
        front = hidden;
        back = order.length;
    }

    /// Moves these tiles to the other rack, which comes first; returns their number.
    private int moveToFront(Tiles tiles) {
        int to = 0;
        int gone = 0;
        for (int at = 0; at < order.length; at++) {
            gone = at > 0 && unseen[at] == unseen[at - 1] ? gone : 0;
            if (gone < tiles.count(unseen[at])) {
                gone++;
                swap(at, to++);
            }
        }
        return to;
    }

    private void swap(int one, int other) {
        byte tile = order[one];
        order[one] = order[other];
        order[other] = tile;
    }

    /// Adds the tiles of the other rack to `rack`.
    void dealHidden(int[] rack) {
        for (int at = 0; at < hidden; at++) {
            rack[order[at]]++;
        }
    }

    /// Returns the number of tiles in the bag.
    int bag() {
        return back - front;
    }

    /// Moves up to `count` tiles from the bag to `rack`.
    void draw(boolean fromFront, int count, int[] rack) {
        for (int drawn = 0; drawn < count && back > front; drawn++) {
            rack[order[fromFront ? front++ : --back]]++;
        }
    }

    /// Puts a tile back anywhere into the bag, at the end from which it was drawn.
    void giveBack(boolean toFront, int number) {
        int at = toFront ? --front : back++;
        order[at] = (byte) number;
        swap(at, front + random.nextInt(back - front));
    }
}
