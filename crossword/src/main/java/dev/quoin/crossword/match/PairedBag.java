package dev.quoin.crossword.match;

import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// The bag of one game of a pair: shuffled once by its seed, drawn from both ends. Mutable; for one game and
/// thread.
///
/// The tiles are in a line. Seat 0 draws from its front, seat 1 from its back, so a seat's k-th tile is the
/// same whatever the other seat plays, and players who swap seats swap their tiles.
///
/// Exchanged tiles are returned one by one, in the order of their letters with blanks first. Each seat has a
/// list of places for returned tiles, which depends only on the seed and the seat. A tile goes to the next
/// place on that list that is still in the bag, counting the place at the seat's own end that the return
/// frees; the tile that was there moves to that end. Every order of the bag stays equally likely, as if it
/// were shuffled again, and for the other seat at most as many tiles change as were returned.
public final class PairedBag implements TileSource {
    private final byte[] line;
    private final RandomGenerator[] places;
    private int front;
    private int back;

    /// Creates the bag of a seed.
    ///
    /// @param tiles the tiles before the first rack is drawn
    public PairedBag(Tiles tiles, long seed) {
        var chance = new SplittableRandom(seed);
        this.line = shuffled(tiles, chance);
        this.places = new RandomGenerator[] {chance.split(), chance.split()};
        this.back = line.length;
    }

    private static byte[] shuffled(Tiles tiles, RandomGenerator chance) {
        var line = new byte[tiles.size()];
        int size = 0;
        for (int number = 0; number <= Alphabet.MOST_LETTERS; number++) {
            for (int copy = 0; copy < tiles.count(number); copy++) {
                int place = chance.nextInt(size + 1);
                line[size++] = line[place];
                line[place] = (byte) number;
            }
        }
        return line;
    }

    /// Returns the number of tiles left.
    public int size() {
        return back - front;
    }

    @Override
    public Tiles draw(int seat, Tiles bag, int count) {
        requireSeat(seat);
        if (bag.size() != size() || count > size()) {
            throw new IllegalStateException("the paired bag holds " + size() + " tiles, the position's " + bag.size()
                    + ", of which " + count + " are wanted");
        }
        var counts = new int[Alphabet.MOST_LETTERS + 1];
        for (int drawn = 0; drawn < count; drawn++) {
            counts[seat == 0 ? line[front++] : line[--back]]++;
        }
        return Tiles.of(counts);
    }

    /// Returns exchanged tiles to the bag, after the seat has drawn the new ones.
    public void giveBack(int seat, Tiles tiles) {
        requireSeat(seat);
        for (int number = 0; number <= Alphabet.MOST_LETTERS; number++) {
            for (int copy = 0; copy < tiles.count(number); copy++) {
                int end = seat == 0 ? --front : back++;
                int place = place(seat);
                line[end] = line[place];
                line[place] = (byte) number;
            }
        }
    }

    private int place(int seat) {
        int place = places[seat].nextInt(line.length);
        while (place < front || place >= back) {
            place = places[seat].nextInt(line.length);
        }
        return place;
    }

    private static void requireSeat(int seat) {
        if (seat != 0 && seat != 1) {
            throw new IllegalArgumentException("a paired bag is drawn from by seats 0 and 1, got " + seat);
        }
    }
}
