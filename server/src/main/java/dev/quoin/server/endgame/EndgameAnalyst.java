package dev.quoin.server.endgame;

import dev.quoin.crossword.endgame.CrosswordEndgameOptions;
import dev.quoin.crossword.endgame.CrosswordEndgameOptions.RootValues;
import dev.quoin.crossword.endgame.CrosswordEndgameResult;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.ValuedMove;
import dev.quoin.crossword.endgame.CrosswordEndgameSolver;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.server.work.StopSignal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/// Values the moves of positions with an empty bag, on one thread and within a budget. Immutable, thread-safe.
public final class EndgameAnalyst {
    private static final int HASH_MEGABYTES = 8;
    private static final int PLAYERS = 2;

    private final Budget budget;

    public EndgameAnalyst(Budget budget) {
        this.budget = budget;
    }

    /// What a search may use.
    ///
    /// @param time includes pauses for more urgent work
    public record Budget(Duration time, long nodes) {
        /// Enough to value every move of most endgames, and to find the best move of nearly all.
        public static final Budget USUAL = new Budget(Duration.ofSeconds(3), 400_000);
    }

    /// Values the moves of a position; empty unless two players are left with all tiles that are not on the board.
    ///
    /// @throws CancellationException when this thread is interrupted
    public Optional<SolvedEndgame> solve(CgpPosition position, Lexicon lexicon, StopSignal signal) {
        return dealt(position).flatMap(dealt -> solve(position.variant(), lexicon, dealt, signal));
    }

    /// Values the moves of a position with both racks known; empty unless two players have an empty bag and the game
    /// goes on.
    ///
    /// @throws CancellationException when this thread is interrupted
    public Optional<SolvedEndgame> solve(
            Variant variant, Lexicon lexicon, CrosswordPosition position, StopSignal signal) {
        return position.players() != PLAYERS
                        || position.bagSize() > 0
                        || Referee.of(variant, lexicon).isOver(position)
                ? Optional.empty()
                : search(variant, lexicon, position, signal);
    }

    private static Optional<CrosswordPosition> dealt(CgpPosition position) {
        Variant variant = position.variant();
        if (position.racks().size() != PLAYERS) {
            return Optional.empty();
        }
        Tiles given = position.racks().get(1);
        Tiles used = Bag.tilesOf(position.board()).plus(position.rack()).plus(given);
        if (given.size() > variant.rackSize() || !variant.tiles().distribution().containsAll(used)) {
            return Optional.empty();
        }
        return Optional.of(position.dealt());
    }

    private Optional<SolvedEndgame> search(
            Variant variant, Lexicon lexicon, CrosswordPosition position, StopSignal signal) {
        var options = new CrosswordEndgameOptions(HASH_MEGABYTES, 1, budget.time(), RootValues.ALL);
        var solver = new CrosswordEndgameSolver(lexicon, variant, options);
        CrosswordEndgameResult result;
        try {
            result = solver.solve(position, nodes -> nodes >= budget.nodes() || signal.isEnough());
        } catch (IllegalArgumentException unsupported) {
            // A pasted board can have bonus squares that are worth more than the solver can count.
            return Optional.empty();
        }
        return Optional.of(new SolvedEndgame(position, result.line().isEmpty() ? withLine(result) : result));
    }

    /// The search was stopped before it had compared any moves: what is best by their estimates counts.
    private static CrosswordEndgameResult withLine(CrosswordEndgameResult result) {
        ValuedMove best = result.moves().getFirst();
        return new CrosswordEndgameResult(best.value(), false, List.of(best.move()), result.nodes(), result.moves());
    }
}
