package dev.quoin.learning.train;

import dev.quoin.env.othello.OthelloReward;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.pattern.PatternValues;
import dev.quoin.othello.search.Evaluation;
import dev.quoin.othello.search.PatternEvaluation;

/// Pays after every move what the hope of winning rose by, as the shipped patterns judge it, and at the end the result.
/// For
/// one thread.
///
/// The sum over a game is the result less the hope at its beginning, whatever was played, so what is best to play is
/// the same as without it (Ng, Harada and Russell, 1999); but who did well is known at once and not thirty moves later.
final class PatternReward implements OthelloReward.Function {
    /// So many discs of expected lead are a hope of 76 %.
    private static final double DISCS = 12;

    private static final double HUNDREDTHS = 100;

    private final Evaluation patterns = new PatternEvaluation(PatternValues.shipped());

    @Override
    public float of(OthelloPosition before, OthelloPosition after, Disc agent) {
        return (float) (hope(after, agent) - hope(before, agent));
    }

    /// From -1, lost, to 1, won.
    double hope(OthelloPosition position, Disc agent) {
        boolean moves = position.toMove() == agent;
        if (position.isOver()) {
            int lead = Long.bitCount(position.mover()) - Long.bitCount(position.other());
            return Integer.signum(moves ? lead : -lead);
        }
        double discs = patterns.value(position.mover(), position.other()) / HUNDREDTHS;
        return Math.tanh((moves ? discs : -discs) / DISCS);
    }
}
