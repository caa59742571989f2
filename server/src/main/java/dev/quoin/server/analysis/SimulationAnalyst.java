package dev.quoin.server.analysis;

import dev.quoin.crossword.equity.WinProbabilityFile;
import dev.quoin.crossword.leave.LeaveStore;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.simulation.SimulationOptions;
import dev.quoin.crossword.simulation.SimulationResult;
import dev.quoin.crossword.simulation.Simulator;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.server.work.StopSignal;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/// Simulates the best moves of positions, on one thread and within a budget. Immutable, thread-safe.
final class SimulationAnalyst {
    private static final int PLAYERS = 2;

    /// The same question gets the same answer, unless the time was not enough.
    private static final long SEED = 1;

    private final Budget budget;

    SimulationAnalyst(Budget budget) {
        this.budget = budget;
    }

    /// What a simulation may use.
    ///
    /// @param time includes pauses for more urgent work
    record Budget(Duration time, int iterations) {
        /// Enough to find a move that wins nearly as often as the best.
        static final Budget USUAL = new Budget(Duration.ofSeconds(3), 2000);
    }

    /// Simulates the moves of a position; empty unless two players are in a game that goes on, the mover has tiles and
    /// there are leave values.
    ///
    /// @throws CancellationException when this thread is interrupted
    Optional<SimulatedPlays> simulate(CgpPosition position, Lexicon lexicon, StopSignal signal) {
        return LeaveStore.shipped(position.variant(), lexicon)
                .flatMap(leaves -> running(position, lexicon)
                        .map(seen -> simulate(position.variant(), lexicon, leaves, seen, signal)));
    }

    private static Optional<CrosswordPosition> running(CgpPosition position, Lexicon lexicon) {
        Variant variant = position.variant();
        Tiles used = Bag.tilesOf(position.board()).plus(position.rack());
        if (position.racks().size() != PLAYERS
                || position.rack().isEmpty()
                || !variant.tiles().distribution().containsAll(used)) {
            return Optional.empty();
        }
        return Optional.of(position.seen())
                .filter(seen -> !Referee.of(variant, lexicon).isOver(seen));
    }

    private SimulatedPlays simulate(
            Variant variant, Lexicon lexicon, LeaveTable leaves, CrosswordPosition seen, StopSignal signal) {
        var simulator = new Simulator(variant, lexicon, leaves, WinProbabilityFile.shipped(variant, lexicon));
        var options = SimulationOptions.ofIterations(budget.iterations()).withTimeLimit(budget.time());
        SimulationResult result = simulator.simulate(seen, options, SEED, signal::isEnough);
        return new SimulatedPlays(seen.board(), result);
    }
}
