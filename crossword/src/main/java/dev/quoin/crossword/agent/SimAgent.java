package dev.quoin.crossword.agent;

import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.simulation.SimulationOptions;
import dev.quoin.crossword.simulation.Simulator;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import java.time.Duration;
import java.util.random.RandomGenerator;

/// Plays the move that is best in a simulation; with few tiles in the bag, or none, it searches to the end of the
/// game. Mutable, not thread-safe.
///
/// Games of one, three or four players are played like `static`.
final class SimAgent implements Agent<CrosswordPosition, CrosswordMove> {
    /// The percentage of a time budget to spend on simulating; the rest is a safety margin.
    private static final int SEARCH_PERCENT = 85;

    private static final int PLAYERS = 2;

    private final Simulator simulator;
    private final SimulationOptions options;
    private final int timedIterations;
    private final PreEndgames preEndgames;
    private final ExactEndgame endgame;
    private final StaticAgent fallback;
    private final RandomGenerator chance;

    /// Creates an agent that draws its samples with `chance`.
    ///
    /// @param timedIterations the most samples for a move with a time limit
    SimAgent(
            Simulator simulator,
            SimulationOptions options,
            int timedIterations,
            PreEndgames preEndgames,
            ExactEndgame endgame,
            StaticAgent fallback,
            RandomGenerator chance) {
        this.simulator = simulator;
        this.options = options;
        this.timedIterations = timedIterations;
        this.preEndgames = preEndgames;
        this.endgame = endgame;
        this.fallback = fallback;
        this.chance = chance;
    }

    @Override
    public CrosswordMove choose(CrosswordPosition seen, Budget budget) {
        if (seen.players() != PLAYERS) {
            return fallback.choose(seen, budget);
        }
        if (endgame.isFor(seen)) {
            return endgame.move(seen, budget).orElseGet(() -> fallback.choose(seen, budget));
        }
        return preEndgames
                .move(seen, budget)
                .orElseGet(() -> simulator
                        .simulate(seen, within(budget), chance.nextLong())
                        .best()
                        .move());
    }

    private SimulationOptions within(Budget budget) {
        return switch (budget) {
            case Budget.Unlimited unlimited -> options;
            case Budget.Time(Duration limit) ->
                options.withIterations(timedIterations).withTimeLimit(shorter(limit));
            case Budget.Nodes(long limit) -> options.withIterations((int) Math.min(options.iterations(), limit));
        };
    }

    private Duration shorter(Duration limit) {
        Duration share = limit.multipliedBy(SEARCH_PERCENT).dividedBy(100);
        return share.compareTo(options.timeLimit()) < 0 ? share : options.timeLimit();
    }
}
