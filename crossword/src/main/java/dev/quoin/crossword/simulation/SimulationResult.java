package dev.quoin.crossword.simulation;

import java.util.List;

/// What a simulation found out about a position.
///
/// @param moves the candidates, best first; at least one
/// @param iterations the samples played
/// @param plies the plies of each sample, at most
/// @param settled whether it stopped because more samples would hardly change the choice
public record SimulationResult(List<SimulatedMove> moves, int iterations, int plies, boolean settled) {
    public SimulationResult {
        moves = List.copyOf(moves);
    }

    /// Returns the best move.
    public SimulatedMove best() {
        return moves.getFirst();
    }
}
