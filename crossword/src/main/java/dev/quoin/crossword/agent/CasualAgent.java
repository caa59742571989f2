package dev.quoin.crossword.agent;

import dev.quoin.crossword.equity.StaticEvaluator;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Plays like a person: it goes through its plays from the best one, overlooks each with the same probability,
/// and makes the first that it does not overlook. If it overlooks all of them, it starts again. Mutable, not
/// thread-safe.
///
/// Its words are those of the lexicon it is given, a vocabulary. The best play is the one with the highest score
/// or, in some of its turns, with the highest equity. If it overlooks nothing, it is [CrosswordGreedyAgent] or
/// [StaticAgent], move for move. It ignores the budget.
final class CasualAgent implements Agent<CrosswordPosition, CrosswordMove> {
    private static final int PERCENT = 100;

    /// More plays than this are never overlooked.
    private static final int MOST_OVERLOOKED = 1000;

    private final int overlook;
    private final int leaves;
    private final CrosswordGreedyAgent greedy;
    private final MoveGenerator generator;
    private final Optional<StaticEvaluator> evaluator;
    private final RandomGenerator chance;
    private final PlayBuffer plays = new PlayBuffer();

    /// @param overlook the probability of overlooking a play, in percent, less than 100
    /// @param leaves the percentage of turns in which it plays by equity
    /// @param evaluator by this; empty to play by score in all turns
    CasualAgent(
            Variant variant,
            Lexicon vocabulary,
            int overlook,
            int leaves,
            Optional<StaticEvaluator> evaluator,
            RandomGenerator chance) {
        this.overlook = overlook;
        this.leaves = leaves;
        this.greedy = new CrosswordGreedyAgent(variant, vocabulary, chance);
        this.generator = new MoveGenerator(vocabulary, variant);
        this.evaluator = evaluator;
        this.chance = chance;
    }

    @Override
    public CrosswordMove choose(CrosswordPosition seen, Budget budget) {
        int overlooked = overlooked();
        if (evaluator.isPresent() && isWithin(leaves)) {
            return byEquity(evaluator.get(), seen, overlooked);
        }
        if (overlooked > 0) {
            generator.load(seen.board());
            generator.top(seen.rack(), overlooked + 1, plays);
            if (plays.size() > 0) {
                return plays.play(overlooked % plays.size(), seen.board());
            }
        }
        return greedy.choose(seen, budget);
    }

    private CrosswordMove byEquity(StaticEvaluator values, CrosswordPosition seen, int overlooked) {
        if (overlooked > 0) {
            values.loadOverlooking(seen, overlooked);
        } else {
            values.load(seen);
        }
        return values.move(chance.nextInt(values.size()));
    }

    private int overlooked() {
        int overlooked = 0;
        while (overlooked < MOST_OVERLOOKED && isWithin(overlook)) {
            overlooked++;
        }
        return overlooked;
    }

    /// Returns true with a probability; what is certain takes nothing from `chance`.
    private boolean isWithin(int percent) {
        return percent > 0 && (percent == PERCENT || chance.nextInt(PERCENT) < percent);
    }
}
