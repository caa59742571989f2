package dev.quoin.crossword.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.equity.StaticEvaluator;
import dev.quoin.crossword.leave.LeaveStore;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.CommonWords;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.play.GameRunner;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CasualAgentTest {
    private final Variant standard = Variants.named("standard");
    private final Lexicon enable = Lexicons.named("enable", standard.tiles().alphabet());
    private final PlayRules rules = PlayRules.of(standard, enable);
    private final Crossword game = Crossword.of(standard, enable, 2);

    @ParameterizedTest
    @CsvSource({"casual, greedy", "casual:leaves=100, static"})
    void whoKnowsEverythingAndOverlooksNothingIsThePlainAgent(String casual, String plain) {
        for (int seed = 0; seed < 3; seed++) {
            assertThat(play(game, casual, casual, seed)).isEqualTo(play(game, plain, plain, seed));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"casual:10", "casual:20:60", "casual:35:20:50"})
    void everyWordItFormsIsInItsVocabulary(String agent) {
        Lexicon known = CommonWords.of(enable, Integer.parseInt(agent.substring(7, 9)));
        var record = play(game, agent, "greedy", 3);
        int own = 0;
        for (var turn : record.turns()) {
            if (turn.seat() == 0 && turn.move() instanceof Play play) {
                own++;
                assertThat(rules.score(turn.before().board(), play).words())
                        .allMatch(word -> known.contains(word.text()));
            }
        }
        assertThat(own).isGreaterThan(5);
    }

    /// The twin lists all moves of the game, and throws the same dice.
    @Test
    void itPlaysTheFirstPlayThatItDoesNotOverlook() {
        Lexicon known = CommonWords.of(enable, 35);
        int compared = 0;
        int turns = 0;
        for (var turn : play(game, "greedy", "greedy", 8).turns()) {
            CrosswordPosition seen = turn.before().seenBy(turn.seat());
            if (seen.board().tileCount() == 0) {
                continue;
            }
            long seed = ++turns;
            int overlooked = overlooked(new SplittableRandom(seed), 70);
            var plays =
                    plays(seen, known, play -> rules.score(seen.board(), play).total());
            if (overlooked > 0 && !plays.isEmpty()) {
                var move = (Play) agent("casual:35:70", seed).choose(seen, Budget.unlimited());
                assertThat(rules.score(seen.board(), move).total())
                        .isEqualTo(rules.score(seen.board(), plays.get(overlooked % plays.size()))
                                .total());
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(5);
    }

    @Test
    void byEquityItPlaysTheFirstMoveThatItDoesNotOverlook() {
        Lexicon known = CommonWords.of(enable, 35);
        var values = StaticEvaluator.of(
                standard, known, LeaveStore.shipped(standard, enable).orElseThrow());
        int compared = 0;
        int turns = 0;
        for (var turn : play(game, "static", "static", 8).turns()) {
            CrosswordPosition seen = turn.before().seenBy(turn.seat());
            if (seen.board().tileCount() == 0) {
                continue;
            }
            values.describe(seen);
            ToIntFunction<Play> equity =
                    play -> values.equity(play, rules.score(seen.board(), play).total());
            int overlooked = overlooked(new SplittableRandom(++turns), 70);
            var plays = plays(seen, known, equity);
            if (overlooked > 0 && !plays.isEmpty()) {
                int expected = equity.applyAsInt(plays.get(overlooked % plays.size()));
                switch (agent("casual:35:70:100", turns).choose(seen, Budget.unlimited())) {
                    case Play play -> assertThat(equity.applyAsInt(play)).isEqualTo(expected);
                    case Exchange exchange ->
                        assertThat(values.equity(exchange, 0)).isGreaterThan(expected);
                    case CrosswordMove.Pass pass -> throw new AssertionError("it passed with a play");
                }
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(5);
    }

    private static int overlooked(RandomGenerator chance, int percent) {
        int overlooked = 0;
        while (chance.nextInt(100) < percent) {
            overlooked++;
        }
        return overlooked;
    }

    /// All plays with known words only, the best first.
    private List<Play> plays(CrosswordPosition seen, Lexicon known, ToIntFunction<Play> value) {
        return game.legalMoves(seen).stream()
                .filter(Play.class::isInstance)
                .map(Play.class::cast)
                .filter(play ->
                        rules.score(seen.board(), play).words().stream().allMatch(word -> known.contains(word.text())))
                .sorted(Comparator.comparingInt(value).reversed())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "mini", "mini7", "super", "wwf"})
    void itPlaysAllVariants(String name) {
        Variant variant = Variants.named(name);
        Lexicon words = Lexicons.named(variant.lexicon(), variant.tiles().alphabet());
        var record = play(Crossword.of(variant, words, 2), "casual:35:50:50", "casual:10:80", 1);
        assertThat(record.ending()).isInstanceOf(Ending.Finished.class);
    }

    @Test
    void sameSeedGivesTheSameGame() {
        assertThat(play(game, "casual:50:30:50", "casual:20:70", 4))
                .isEqualTo(play(game, "casual:50:30:50", "casual:20:70", 4));
    }

    @Test
    void parametersHaveRanges() {
        assertThat(CrosswordAgents.catalog()
                        .agent("casual:overlook=30:words=35")
                        .spec())
                .isEqualTo("casual:35:30");
        assertThatThrownBy(() -> CrosswordAgents.catalog().agent("casual:overlook=100"))
                .hasMessage("casual takes a percentage of plays to overlook, 0 to 99, got '100'");
        assertThatThrownBy(() -> CrosswordAgents.catalog().agent("casual:9")).hasMessageContaining("10 to 80, got '9'");
    }

    private Agent<CrosswordPosition, CrosswordMove> agent(String spec, long seed) {
        return CrosswordAgents.catalog().create(spec, game, new SplittableRandom(seed));
    }

    private static GameRecord<CrosswordPosition, CrosswordMove> play(
            Crossword game, String first, String second, long seed) {
        var chance = new SplittableRandom(seed);
        var one = CrosswordAgents.catalog().create(first, game, chance.split());
        var other = CrosswordAgents.catalog().create(second, game, chance.split());
        return GameRunner.play(game, List.of(one, other), chance.split());
    }
}
