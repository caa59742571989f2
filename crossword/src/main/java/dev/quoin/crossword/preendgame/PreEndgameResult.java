package dev.quoin.crossword.preendgame;

import dev.quoin.crossword.rules.CrosswordMove;
import java.util.List;

/// What a solver found out about a position.
///
/// @param candidates all moves that were considered, best first; at least one
/// @param exact whether the best move is proved: it empties the bag, its win probability is exact, and no other move
///     that empties the bag has a higher one. Moves that leave tiles in the bag are only estimated; none of them has a
///     higher estimate. Among moves that win equally often, the order by spread is not part of the proof
/// @param draws number of different contents of the bag
/// @param nodes nodes searched
public record PreEndgameResult(List<Candidate> candidates, boolean exact, int draws, long nodes) {
    public PreEndgameResult {
        candidates = List.copyOf(candidates);
        if (candidates.isEmpty()) {
            throw new IllegalArgumentException("a result must have at least one candidate");
        }
    }

    /// Returns the best move and what is known about it.
    public Candidate best() {
        return candidates.getFirst();
    }

    /// A move and what is known about it.
    ///
    /// @param score what it scores at once
    /// @param winProbability how likely it wins, from 0 to 1, if both play their best once the bag is empty; a tie
    ///     counts half
    /// @param spread the mean of the final spread
    /// @param drawsProved number of contents of the bag for which it is proved who wins; 0 if the move leaves
    ///     tiles in the bag
    /// @param exact whether that is all of them, so that the win probability is exact
    /// @param spreadExact whether the spread is exact; otherwise it is an estimate
    public record Candidate(
            CrosswordMove move,
            int score,
            double winProbability,
            double spread,
            int drawsProved,
            boolean exact,
            boolean spreadExact) {}
}
