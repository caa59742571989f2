package dev.quoin.othello.search;

import dev.quoin.othello.board.OthelloMove;
import java.util.List;

/// What a search found.
///
/// @param lines the moves that were asked for, best first, at least one
/// @param nodes how many positions were looked at so far
public record SearchResult(List<Line> lines, long nodes) {
    public SearchResult {
        lines = List.copyOf(lines);
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("a result must have at least 1 line, got none");
        }
    }

    /// The best line.
    public Line best() {
        return lines.getFirst();
    }

    /// The best move.
    public OthelloMove move() {
        return best().move();
    }
}
