package dev.quoin.crossword.rules;

import dev.quoin.crossword.tile.Tiles;

/// A player's rack, as far as it is known.
public sealed interface Rack {
    /// Returns the number of tiles, which is public.
    int size();

    /// A rack whose tiles are known.
    record Known(Tiles tiles) implements Rack {
        @Override
        public int size() {
            return tiles.size();
        }

        @Override
        public String toString() {
            return tiles.isEmpty() ? "no tiles" : tiles.toString();
        }
    }

    /// A rack of which only the size is known.
    record Hidden(int size) implements Rack {
        public Hidden {
            if (size < 0) {
                throw new IllegalArgumentException("a rack must hold 0 or more tiles, got " + size);
            }
        }

        @Override
        public String toString() {
            return size == 1 ? "1 hidden tile" : size + " hidden tiles";
        }
    }
}
