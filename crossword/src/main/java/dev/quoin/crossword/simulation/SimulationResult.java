package dev.quoin.crossword.simulation;

import java.util.List;

/// What a simulation found out about a position.
///
/// @param moves the candidates, best first; at least one
/// @param iterations the samples played
/// @param plies the plies of each sample, at most; [#TO_THE_END] if samples are played to the end of the game
/// @param settled whether it stopped because more samples would hardly change the choice
public record SimulationResult(List<SimulatedMove> moves, int iterations, int plies, boolean settled) {
    /// More plies than a game has.
    public static final int TO_THE_END = 1000;

    public SimulationResult {
        moves = List.copyOf(moves);
    }

    /// Returns the best move.
    public SimulatedMove best() {
        return moves.getFirst();
    }
}
