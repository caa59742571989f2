package dev.quoin.crossword.preendgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.preendgame.PreEndgameResult.Candidate;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The solver and a full enumeration without pruning find the same win probabilities and spreads.
class PreEndgameTwinTest {
    private static final long MOST_NODES = 30_000;

    @ParameterizedTest
    @CsvSource({
        "mini, 2, 1, 60, 1",
        "mini, 3, 1, 40, 2",
        "mini7, 2, 2, 160, 3",
        "mini11, 2, 1, 30, 4",
        "mini, 3, 2, 40, 5"
    })
    void agreesOnRandomPositions(String name, int rackSize, int bag, int positions, long seed) {
        Variant variant = withRackSize(Variants.named(name), rackSize);
        Crossword game = Crossword.of(variant, words(variant, seed), 2);
        var source = new LatePositions(game, new Random(seed));
        var solver = new PreEndgameSolver(game.lexicon(), variant);
        int compared = 0;
        int contested = 0;
        for (int number = 0; number < positions; number++) {
            CrosswordPosition position = source.next(rackSize, bag);
            Map<CrosswordMove, List<Integer>> expected = expected(game, position);
            if (expected.values().stream().noneMatch(List::isEmpty) && !expected.isEmpty()) {
                compared++;
                PreEndgameResult result = solver.solve(position);
                compare(position, result, expected);
                contested += result.best().winProbability() % 1 == 0 ? 0 : 1;
            }
        }
        assertThat(compared).as("positions small enough, seed %d", seed).isGreaterThan(positions / 10);
        assertThat(contested)
                .as("positions in which the draw matters, seed %d", seed)
                .isPositive();
    }

    /// The final spreads after each move that empties the bag.
    private static Map<CrosswordMove, List<Integer>> expected(Crossword game, CrosswordPosition position) {
        var twin = new NaivePreEndgame(game, MOST_NODES);
        var expected = new HashMap<CrosswordMove, List<Integer>>();
        for (CrosswordMove move : game.legalMoves(position)) {
            if (move instanceof Play play && play.placements().size() >= position.bagSize()) {
                expected.put(move, twin.spreads(position, move));
            }
        }
        return expected;
    }

    private static void compare(
            CrosswordPosition position, PreEndgameResult result, Map<CrosswordMove, List<Integer>> expected) {
        Candidate best = result.best();
        assertThat(result.exact()).as("exact in%n%s", position).isEqualTo(expected.containsKey(best.move()));
        assertThat(result.candidates()).extracting(Candidate::move).containsAll(expected.keySet());
        for (Candidate candidate : result.candidates()) {
            List<Integer> spreads = expected.get(candidate.move());
            if (spreads == null) {
                assertThat(candidate.exact())
                        .as("%s in%n%s", candidate, position)
                        .isFalse();
                continue;
            }
            double wins = spreads.stream()
                            .mapToInt(spread -> Integer.signum(spread) + 1)
                            .average()
                            .orElseThrow()
                    / 2;
            assertThat(wins).as("%s in%n%s", candidate, position).isLessThanOrEqualTo(best.winProbability() + 1e-9);
            if (candidate.exact()) {
                assertThat(candidate.winProbability())
                        .as("%s in%n%s", candidate, position)
                        .isCloseTo(wins, within(1e-9));
            }
            if (candidate.spreadExact()) {
                assertThat(candidate.spread())
                        .as("%s in%n%s", candidate, position)
                        .isCloseTo(
                                spreads.stream()
                                        .mapToInt(each -> each)
                                        .average()
                                        .orElseThrow(),
                                within(1e-9));
            }
        }
        if (result.exact()) {
            assertThat(best.exact() && best.spreadExact())
                    .as("best in%n%s", position)
                    .isTrue();
        }
    }

    /// A few hundred random words of frequent letters, so that random racks can play.
    static Lexicon words(Variant variant, long seed) {
        Alphabet alphabet = variant.tiles().alphabet();
        var random = new Random(seed);
        var lexicon = new LexiconBuilder(alphabet);
        for (int count = 0; count < 250; count++) {
            var word = new byte[2 + random.nextInt(3)];
            for (int at = 0; at < word.length; at++) {
                word[at] = (byte) (1 + random.nextInt(alphabet.size()));
            }
            lexicon.add(word);
        }
        return lexicon.build();
    }

    static Variant withRackSize(Variant variant, int rackSize) {
        return new Variant(
                variant.name(),
                variant.title(),
                variant.layout(),
                variant.startRow(),
                variant.startColumn(),
                variant.tiles(),
                rackSize,
                variant.bingoBonus(),
                variant.start(),
                variant.clock(),
                variant.lexicon(),
                variant.exchangeMinimum(),
                2);
    }
}
