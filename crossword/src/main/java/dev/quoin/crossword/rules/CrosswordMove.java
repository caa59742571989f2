package dev.quoin.crossword.rules;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import java.util.List;

/// A move in a crossword game.
public sealed interface CrosswordMove {
    /// A play: tiles placed in one line; `direction` is that of the main word.
    ///
    /// Placements are in order along the direction. A single tile that forms a word across is ACROSS, even
    /// if it also forms one down: two plays are the same if they place the same tiles on the same squares.
    record Play(Direction direction, List<Placement> placements) implements CrosswordMove {
        public Play {
            placements = List.copyOf(placements);
            if (placements.isEmpty()) {
                throw new IllegalArgumentException("a play must place at least one tile");
            }
        }

        /// Returns the same play with rows and columns swapped.
        public Play transposed() {
            var transposed = new ArrayList<Placement>();
            for (Placement placement : placements) {
                transposed.add(
                        new Placement(/* row= */ placement.column(), /* column= */ placement.row(), placement.tile()));
            }
            return new Play(direction.turned(), transposed);
        }

        /// Returns the placed tiles from the first one on, for debugging: `8D P..R`, with `.` for a tile on the board.
        /// Standard notation, which starts with the first letter of the word, needs the board.
        @Override
        public String toString() {
            Placement first = placements.getFirst();
            var text = new StringBuilder(SquareName.of(first.row(), first.column(), direction)).append(' ');
            int next = first.row() + first.column();
            for (Placement placement : placements) {
                text.repeat(".", Math.max(0, placement.row() + placement.column() - next));
                text.append(Tile.show(placement.tile()));
                next = placement.row() + placement.column() + 1;
            }
            return text.toString();
        }
    }

    /// An exchange of tiles for as many new ones.
    record Exchange(Tiles tiles) implements CrosswordMove {
        public Exchange {
            if (tiles.isEmpty()) {
                throw new IllegalArgumentException("an exchange must name at least one tile");
            }
        }

        @Override
        public String toString() {
            return "exch " + tiles;
        }
    }

    /// A pass.
    record Pass() implements CrosswordMove {
        @Override
        public String toString() {
            return "pass";
        }
    }
}
