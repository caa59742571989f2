package dev.quoin.learning.train;

import dev.quoin.env.othello.OthelloReward;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.pattern.PatternWeights;
import dev.quoin.othello.search.Evaluation;
import dev.quoin.othello.search.PatternEvaluation;

/// A potential-based shaping reward (Ng, Harada and Russell, 1999): the change in the potential that the
/// shipped patterns assign to a position. Not thread-safe.
///
/// The return of a game is its result minus the potential of the initial position, whatever is played, so
/// the optimal policy is the same as for the sparse reward. But a good move is rewarded immediately instead
/// of thirty moves later.
final class PatternReward implements OthelloReward.Function {
    /// An expected lead of this many discs has the potential tanh(1), 0.76.
    private static final double DISC_SCALE = 12;

    private static final double HUNDREDTHS = 100;

    private final Evaluation patterns = new PatternEvaluation(PatternWeights.shipped());

    @Override
    public float of(OthelloPosition before, OthelloPosition after, Disc agent) {
        return (float) (potential(after, agent) - potential(before, agent));
    }

    /// Returns the potential of a position, from -1 for a lost game to 1 for a won one.
    double potential(OthelloPosition position, Disc agent) {
        boolean moves = position.toMove() == agent;
        if (position.isOver()) {
            int lead = Long.bitCount(position.mover()) - Long.bitCount(position.other());
            return Integer.signum(moves ? lead : -lead);
        }
        double discs = patterns.value(position.mover(), position.other()) / HUNDREDTHS;
        return Math.tanh((moves ? discs : -discs) / DISC_SCALE);
    }
}
