package dev.quoin.game.kit;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Draws positions as a grid of squares with pieces, for pages that replay games. Thread-safe.
///
/// @param <P> the position type
public interface BoardView<P> {
    /// Returns what is the same in all positions.
    Grid grid();

    /// Returns the piece on every square, row by row; an empty text where there is none.
    ///
    /// A disc is `B` or `W`. A tile is its letter, after `?` if it is a blank.
    List<String> squares(P position);

    /// Returns the rack of a seat; empty in a game without racks.
    default String rack(P position, int seat) {
        return "";
    }

    /// The kind of pieces.
    enum Pieces {
        DISCS,
        TILES
    }

    /// The empty board.
    ///
    /// @param pieces the kind of pieces
    /// @param rows the number of rows, labeled from 1
    /// @param columns the number of columns, labeled from A
    /// @param marks what is printed on each square, row by row, such as `2W`; empty for a plain board
    /// @param values the points of each tile; empty without points
    record Grid(Pieces pieces, int rows, int columns, List<String> marks, Map<String, Integer> values) {
        public Grid {
            marks = List.copyOf(marks);
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
            if (rows < 1 || columns < 1 || !marks.isEmpty() && marks.size() != rows * columns) {
                throw new IllegalArgumentException("a grid of " + rows + "×" + columns + " squares has "
                        + rows * columns + " marks or none, got " + marks.size());
            }
        }
    }
}
