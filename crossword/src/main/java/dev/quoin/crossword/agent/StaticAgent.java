package dev.quoin.crossword.agent;

import dev.quoin.crossword.equity.StaticEvaluator;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import java.util.random.RandomGenerator;

/// Plays a move with the highest equity: score plus the learned value of the tiles kept. Mutable, not
/// thread-safe.
///
/// Breaks ties at random. It ignores the budget.
public final class StaticAgent implements Agent<CrosswordPosition, CrosswordMove> {
    private final StaticEvaluator evaluator;
    private final RandomGenerator chance;

    /// Creates an agent that breaks ties with `chance`.
    public StaticAgent(StaticEvaluator evaluator, RandomGenerator chance) {
        this.evaluator = evaluator;
        this.chance = chance;
    }

    @Override
    public CrosswordMove choose(CrosswordPosition seen, Budget budget) {
        evaluator.load(seen);
        return evaluator.move(chance.nextInt(evaluator.size()));
    }
}
