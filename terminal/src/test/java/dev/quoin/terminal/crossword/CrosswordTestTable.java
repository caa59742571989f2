package dev.quoin.terminal.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.CrosswordGreedyAgent;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.rules.ChallengeRule;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.Deal;
import dev.quoin.terminal.tiles.RackOrder;
import java.util.ArrayDeque;
import java.util.List;
import java.util.SplittableRandom;

/// A small game with a few words and racks that a test lays down; the agent always passes.
final class CrosswordTestTable {
    static final List<String> WORDS =
            List.of("QUIZ", "QI", "CAT", "CATS", "AT", "SIT", "ZA", "IT", "TA", "PAPER", "APE");

    final Lexicon lexicon;
    final CrosswordTableGame game;
    final CrosswordPhrases phrases;
    final RackOrder rackOrder;
    final CrosswordInterpreter interpreter;

    private CrosswordTestTable(
            Variant variant, ChallengeRule rule, Agent<CrosswordPosition, CrosswordMove> opponent, String... draws) {
        var builder = new LexiconBuilder(Alphabet.latin());
        WORDS.forEach(builder::add);
        this.lexicon = builder.build();
        var laidDown = new ArrayDeque<>(List.of(draws));
        TileSource chance = TileSource.random(new SplittableRandom(1));
        TileSource source = (seat, bag, count) -> laidDown.isEmpty()
                ? chance.draw(seat, bag, count)
                : Tiles.parse(laidDown.removeFirst(), Alphabet.latin());
        this.game = new CrosswordTableGame(
                Crossword.of(variant, lexicon, 2, rule),
                laidDown(Referee.of(variant, lexicon, rule), source),
                opponent,
                Budget.unlimited(),
                0);
        this.phrases = new CrosswordPhrases(game, "Nobody");
        this.rackOrder = new RackOrder(Alphabet.latin());
        this.rackOrder.follow(game.rack());
        this.interpreter = new CrosswordInterpreter(
                game, lexicon, phrases, count -> List.of(), rackOrder, new SplittableRandom(1));
    }

    private static Deal<CrosswordPosition, CrosswordMove> laidDown(Referee referee, TileSource source) {
        return new Deal<>() {
            @Override
            public CrosswordPosition start() {
                return referee.start(2, source);
            }

            @Override
            public CrosswordPosition play(CrosswordPosition position, CrosswordMove move) {
                return referee.play(position, move, source);
            }
        };
    }

    /// A standard game in which the first draws are these: the person's rack, the agent's, then what is drawn.
    static CrosswordTestTable standard(String... draws) {
        return of("standard", draws);
    }

    static CrosswordTestTable of(String variant, String... draws) {
        return new CrosswordTestTable(
                Variants.named(variant), ChallengeRule.VOID, (seen, budget) -> new CrosswordMove.Pass(), draws);
    }

    /// A standard game by a challenge rule against an agent that plays what scores most.
    static CrosswordTestTable challenging(ChallengeRule rule, String... draws) {
        var standard = Variants.named("standard");
        var words = new LexiconBuilder(Alphabet.latin());
        WORDS.forEach(words::add);
        var greedy = new CrosswordGreedyAgent(standard, words.build(), new SplittableRandom(1));
        return new CrosswordTestTable(standard, rule, greedy, draws);
    }

    List<String> type(String line) {
        return interpreter.answer(line).lines();
    }
}
