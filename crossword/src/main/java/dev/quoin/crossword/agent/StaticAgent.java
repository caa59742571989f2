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
/// Breaks ties at random. With an empty bag it may search for the best move instead; only that search heeds the budget.
final class StaticAgent implements Agent<CrosswordPosition, CrosswordMove> {
    private final StaticEvaluator evaluator;
    private final ExactEndgame endgame;
    private final RandomGenerator chance;

    /// Creates an agent that breaks ties with `chance`.
    StaticAgent(StaticEvaluator evaluator, ExactEndgame endgame, RandomGenerator chance) {
        this.evaluator = evaluator;
        this.endgame = endgame;
        this.chance = chance;
    }

    @Override
    public CrosswordMove choose(CrosswordPosition seen, Budget budget) {
        return endgame.move(seen, budget).orElseGet(() -> {
            evaluator.load(seen);
            return evaluator.move(chance.nextInt(evaluator.size()));
        });
    }
}
