package dev.quoin.crossword.rules;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import java.util.List;

/// What a player may do in a turn.
public sealed interface CrosswordMove {
    /// Tiles laid on the board in one line; `direction` is the way the main word runs.
    ///
    /// Placements are ordered along the direction. A single tile that forms a word across is written ACROSS,
    /// also when it forms one down as well: what counts as one play is the set of tiles with their squares.
    record Play(Direction direction, List<Placement> placements) implements CrosswordMove {
        public Play {
            placements = List.copyOf(placements);
            if (placements.isEmpty()) {
                throw new IllegalArgumentException("a play must place at least one tile");
            }
        }

        /// The same play with rows and columns exchanged.
        public Play transposed() {
            var transposed = new ArrayList<Placement>();
            for (Placement placement : placements) {
                transposed.add(
                        new Placement(/* row= */ placement.column(), /* column= */ placement.row(), placement.tile()));
            }
            return new Play(direction.turned(), transposed);
        }
    }

    /// Tiles put back for as many new ones.
    record Exchange(Tiles tiles) implements CrosswordMove {
        public Exchange {
            if (tiles.isEmpty()) {
                throw new IllegalArgumentException("an exchange must name at least one tile");
            }
        }
    }

    /// Nothing.
    record Pass() implements CrosswordMove {}
}
