package dev.quoin.arena.match;

import dev.quoin.arena.result.Sprt;
import dev.quoin.crossword.agent.CrosswordAgents;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.agent.AgentFactory;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Small matches for tests.
final class Matches {
    private static final Variant VARIANT = Variants.named("mini");
    private static final Lexicon LEXICON =
            Lexicons.named(VARIANT.lexicon(), VARIANT.tiles().alphabet());
    static final CrosswordRuleset DISCIPLINE = CrosswordRuleset.of(VARIANT, LEXICON);

    private Matches() {}

    static Contestant<CrosswordPosition, CrosswordMove> contestant(String name) {
        AgentFactory<CrosswordPosition, CrosswordMove> maker =
                CrosswordAgents.catalog().agent(name).prepare(DISCIPLINE.game());
        return Contestant.of(name, maker);
    }

    /// Random against greedy on a small board.
    static MatchConfig<CrosswordPosition, CrosswordMove> config(int pairs) {
        return config(pairs, Optional.empty());
    }

    static MatchConfig<CrosswordPosition, CrosswordMove> config(int pairs, Optional<Sprt> test) {
        return config(List.of(contestant("random"), contestant("greedy")), pairs, test);
    }

    static MatchConfig<CrosswordPosition, CrosswordMove> config(
            List<Contestant<CrosswordPosition, CrosswordMove>> contestants, int pairs, Optional<Sprt> test) {
        return new MatchConfig<>(DISCIPLINE, contestants, Terms.standard(), pairs, 7, test, Map.of());
    }
}
