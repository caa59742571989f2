package dev.quoin.othello.search;

import dev.quoin.othello.board.OthelloMove;
import java.util.List;

/// The result of a search.
///
/// @param lines the requested moves with their variations, best first, at least one
/// @param nodes number of nodes searched
public record SearchResult(List<Variation> lines, long nodes) {
    public SearchResult {
        lines = List.copyOf(lines);
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("a result must have at least 1 line, got none");
        }
    }

    /// Returns the best line.
    public Variation best() {
        return lines.getFirst();
    }

    /// Returns the best move.
    public OthelloMove move() {
        return best().move();
    }
}
