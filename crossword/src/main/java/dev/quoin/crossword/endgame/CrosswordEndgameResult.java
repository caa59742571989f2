package dev.quoin.crossword.endgame;

import dev.quoin.crossword.rules.CrosswordMove;
import java.util.List;

/// What a solver found out about a position.
///
/// @param value change of the spread (own points less the opponent's) for the player to move with best play of both
///     from here to the end of the game, including what the racks cost and gain then
/// @param exact whether the value is proved; otherwise it is an estimate
/// @param line a principal variation; up to the end of the game if the value is exact and the search was not stopped
///     while the line was collected
/// @param nodes nodes searched
/// @param moves all moves of the position with their values, best first, if they were asked for; otherwise empty
public record CrosswordEndgameResult(
        int value, boolean exact, List<CrosswordMove> line, long nodes, List<ValuedMove> moves) {
    public CrosswordEndgameResult {
        line = List.copyOf(line);
        moves = List.copyOf(moves);
    }

    /// What is known about the value of a move.
    public enum Bound {
        /// The value is proved.
        EXACT,
        /// The move is worth this or less.
        UPPER,
        /// The move is worth this or more.
        LOWER,
        /// The value is an estimate.
        ESTIMATE
    }

    /// A move and its value.
    ///
    /// @param score what it scores at once, without the racks at the end of the game
    /// @param value the value of the position if this move is made
    public record ValuedMove(CrosswordMove move, int score, int value, Bound bound) {}
}
