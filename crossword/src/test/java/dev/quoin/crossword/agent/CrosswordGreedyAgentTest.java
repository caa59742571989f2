package dev.quoin.crossword.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.Turn;
import dev.quoin.game.play.GameRunner;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CrosswordGreedyAgentTest {
    private final Variant standard = Variants.named("standard");
    private final Variant mini = Variants.named("mini");
    private final Lexicon miniWords =
            Lexicons.named(mini.lexicon(), mini.tiles().alphabet());

    @Test
    void noLegalPlayScoresMore() {
        Crossword game = Crossword.of(mini, miniWords, 2);
        PlayRules plays = game.referee().plays();
        for (int seed = 1; seed <= 30; seed++) {
            GameRecord<CrosswordPosition, CrosswordMove> transcript = play(game, greedy(seed), greedy(seed + 1), seed);
            CrosswordPosition before = transcript.start();
            for (Turn<CrosswordPosition, CrosswordMove> turn : transcript.turns()) {
                int best = -1;
                for (CrosswordMove move : game.legalMoves(before)) {
                    best = Math.max(best, score(plays, before, move));
                }
                assertThat(score(plays, before, turn.move())).isEqualTo(best);
                before = turn.after();
            }
        }
    }

    @Test
    void chanceDecidesAmongEquals() {
        Lexicon words = lexicon("AT", "TA");
        CrosswordPosition start = position("ATVVVVV", "EEEEEEE");
        var chosen = new HashSet<CrosswordMove>();
        for (int seed = 0; seed < 200; seed++) {
            chosen.add(new CrosswordGreedyAgent(standard, words, new SplittableRandom(seed))
                    .choose(start, Budget.unlimited()));
        }
        assertThat(chosen).hasSize(4).allMatch(Play.class::isInstance);
    }

    @Test
    void sameSeedGivesTheSameGame() {
        Crossword game = Crossword.of(mini, miniWords, 2);
        assertThat(play(game, greedy(1), greedy(2), 3)).isEqualTo(play(game, greedy(1), greedy(2), 3));
    }

    @Test
    void withoutAPlayTheWholeRackIsExchanged() {
        assertThat(choose(position("VVVVVVV", "EEEEEEE")))
                .isEqualTo(new Exchange(Tiles.parse("VVVVVVV", Alphabet.latin())));
    }

    @Test
    void withoutAPlayAndWithASmallBagItPasses() {
        assertThat(choose(position("VVVVVVV", "EEEEEE"))).isEqualTo(new Pass());
    }

    @Test
    void itNeedsNothingThatIsHidden() {
        CrosswordPosition position = position("ATVVVVV", "EEEEEEE");
        assertThat(choose(position.seenBy(0))).isInstanceOf(Play.class);
    }

    @Test
    void itBeatsRandomPlayNearlyAlwaysOnTheStandardBoard() {
        assertThat(wins(standard, 30)).isGreaterThan(27);
    }

    /// Few turns and big racks at the end: luck decides many games of the smallest variant.
    @Test
    void itBeatsRandomPlayMoreOftenThanNotOnTheSmallestBoard() {
        assertThat(wins(mini, 400)).isGreaterThan(230);
    }

    private static int wins(Variant variant, int games) {
        Lexicon words = Lexicons.named(variant.lexicon(), variant.tiles().alphabet());
        Crossword game = Crossword.of(variant, words, 2);
        int wins = 0;
        for (int seed = 0; seed < games; seed++) {
            var chance = new SplittableRandom(seed);
            var greedy = new CrosswordGreedyAgent(variant, words, chance.split());
            var random = new RandomAgent<>(game, chance.split());
            int seat = seed % 2;
            var agents = seat == 0 ? List.of(greedy, random) : List.of(random, greedy);
            var finished = (Ending.Finished)
                    GameRunner.play(game, agents, chance.split()).ending();
            wins += finished.outcome().winner().orElse(-1) == seat ? 1 : 0;
        }
        return wins;
    }

    private CrosswordMove choose(CrosswordPosition position) {
        return new CrosswordGreedyAgent(standard, lexicon("AT"), new Random(1)).choose(position, Budget.unlimited());
    }

    private CrosswordGreedyAgent greedy(long seed) {
        return new CrosswordGreedyAgent(mini, miniWords, new Random(seed));
    }

    private static GameRecord<CrosswordPosition, CrosswordMove> play(
            Crossword game,
            Agent<CrosswordPosition, CrosswordMove> first,
            Agent<CrosswordPosition, CrosswordMove> second,
            long seed) {
        return GameRunner.play(game, List.of(first, second), new Random(seed));
    }

    private static int score(PlayRules plays, CrosswordPosition position, CrosswordMove move) {
        return move instanceof Play play ? plays.score(position.board(), play).total() : -1;
    }

    private static Lexicon lexicon(String... words) {
        var builder = new LexiconBuilder(Alphabet.latin());
        List.of(words).forEach(builder::add);
        return builder.build();
    }

    private CrosswordPosition position(String rack, String bag) {
        return new CrosswordPosition(
                standard.start(),
                List.of(known(rack), known("EEEEEEE")),
                Tiles.parse(bag, Alphabet.latin()),
                List.of(0, 0),
                0,
                0,
                new LastTurn.None());
    }

    private static Rack known(String tiles) {
        return new Rack.Known(Tiles.parse(tiles, Alphabet.latin()));
    }
}
