package dev.quoin.crossword.rules;

import dev.quoin.crossword.tile.Tiles;

/// One player's tiles, as far as the holder of a position may know them.
public sealed interface Rack {
    /// How many tiles there are; everybody knows that.
    int size();

    /// A rack whose tiles are known.
    record Known(Tiles tiles) implements Rack {
        @Override
        public int size() {
            return tiles.size();
        }
    }

    /// A rack of which only the size is known.
    record Hidden(int size) implements Rack {
        public Hidden {
            if (size < 0) {
                throw new IllegalArgumentException("a rack must hold 0 or more tiles, got " + size);
            }
        }
    }
}
