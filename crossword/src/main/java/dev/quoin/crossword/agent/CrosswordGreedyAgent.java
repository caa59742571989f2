package dev.quoin.crossword.agent;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import java.util.random.RandomGenerator;

/// Always plays a highest-scoring play. Mutable, not thread-safe.
///
/// Breaks ties at random. Without a play, it exchanges its whole rack if the bag allows it, and passes
/// otherwise. It ignores the budget.
public final class CrosswordGreedyAgent implements Agent<CrosswordPosition, CrosswordMove> {
    private final Referee referee;
    private final MoveGenerator generator;
    private final RandomGenerator chance;
    private final PlayBuffer plays = new PlayBuffer();

    /// Creates an agent that breaks ties with `chance`.
    public CrosswordGreedyAgent(Variant variant, Lexicon lexicon, RandomGenerator chance) {
        this.referee = Referee.of(variant, lexicon);
        this.generator = new MoveGenerator(lexicon, variant);
        this.chance = chance;
    }

    @Override
    public CrosswordMove choose(CrosswordPosition seen, Budget budget) {
        generator.load(seen.board());
        generator.best(seen.rack(), plays);
        if (plays.size() > 0) {
            return plays.play(chance.nextInt(plays.size()), seen.board());
        }
        return referee.allowsExchange(seen, seen.rack().size())
                ? new CrosswordMove.Exchange(seen.rack())
                : new CrosswordMove.Pass();
    }
}
