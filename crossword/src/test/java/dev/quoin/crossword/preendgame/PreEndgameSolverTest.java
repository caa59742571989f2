package dev.quoin.crossword.preendgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.preendgame.PreEndgameResult.Candidate;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PreEndgameSolverTest {
    private static final Crossword GAME = Crossword.standard();

    private static final String ONE_IN_BAG =
            "15/15/15/11Z3/10HI3/9VENDEE/6JAG1AGO1A/7MOODY2U/6YIRRS1VEX/1QUAERE2I2I2/3BLET2BI1G1U/1FOOD2C1I1P2P/W"
                    + "AE4O1SWUM1L/EN1AAH1T2ENOKI/DEFILeRs3T1AT CNNORST/ 274/454 0";

    private static CrosswordPosition position() {
        return CgpReader.position(ONE_IN_BAG).seen();
    }

    private static PreEndgameSolver solver(PreEndgameOptions options) {
        return new PreEndgameSolver(GAME.lexicon(), GAME.variant(), options);
    }

    @Test
    void drawsAreCounted() {
        List<Draw> draws = Draw.all(Tiles.parse("AAB?", Alphabet.latin()), 2);
        assertThat(draws)
                .extracting(each -> each.tiles().toString() + each.ways())
                .containsExactlyInAnyOrder("AA1", "AB2", "A?2", "B?1");
        assertThat(draws.getFirst().orders().size()).isBetween(1, 2);
    }

    @Test
    void provesTheBestMove() {
        CrosswordPosition position = position();
        PreEndgameResult result = solver(PreEndgameOptions.standard()).solve(position);
        assertThat(result.exact()).isTrue();
        assertThat(result.best().exact()).isTrue();
        assertThat(result.best().drawsProved()).isEqualTo(result.draws());
        assertThat(result.best().winProbability()).isCloseTo(0.0, within(1e-6));
        assertThat(result.candidates()).extracting(Candidate::move).contains(new CrosswordMove.Pass());
        assertThat(result.candidates())
                .extracting(Candidate::move)
                .doesNotHaveDuplicates()
                .allSatisfy(move ->
                        assertThat(GAME.referee().refusal(position, move)).isEmpty());
    }

    /// The opponent's rack is not looked at.
    @Test
    void usesOnlyWhatTheMoverSees() {
        CrosswordPosition seen = position();
        var limited = solver(PreEndgameOptions.standard().withNodeLimit(20_000));
        Draw draw = Draw.all(seen.pool(), 1).getFirst();
        CrosswordPosition dealt =
                PreEndgameStart.of(GAME.variant(), GAME.lexicon(), seen).dealt(draw);
        assertThat(limited.solve(dealt)).isEqualTo(limited.solve(seen));
    }

    @ParameterizedTest
    @CsvSource({"1, 2000", "1, 20000", "2, 8000", "3, 8000"})
    void threadsFindTheSameWithinTheNodes(int bag, long nodes) {
        CrosswordPosition position = late(bag, 7);
        var options = PreEndgameOptions.standard().withNodeLimit(nodes);
        PreEndgameResult one = solver(options).solve(position);
        PreEndgameResult three = solver(options.withThreads(3)).solve(position);
        assertThat(three).isEqualTo(one);
        // Time and nodes are looked at every 256 nodes of a search.
        assertThat(one.nodes()).isLessThan(nodes + 257L * one.draws());
    }

    @Test
    void candidatesAreTheBestByEquity() {
        PreEndgameResult few = solver(
                        PreEndgameOptions.standard().withCandidates(3).withNodeLimit(50_000))
                .solve(position());
        assertThat(few.candidates()).hasSize(3);
    }

    @Test
    void returnsTheBestSoFarWhenTheTimeIsUp() {
        PreEndgameResult result = solver(PreEndgameOptions.standard().withTimeLimit(Duration.ZERO))
                .solve(position());
        assertThat(result.exact()).isFalse();
        assertThat(result.nodes()).isZero();
        assertThat(GAME.referee().refusal(position(), result.best().move())).isEmpty();
    }

    @Test
    void stopsWhenItIsEnough() {
        PreEndgameResult result = solver(PreEndgameOptions.standard()).solve(late(4, 3), nodes -> nodes > 2000);
        assertThat(result.exact()).isFalse();
        assertThat(result.nodes()).isBetween(2000L, 3000L);
    }

    @Test
    void interruptionCancels() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> solver(PreEndgameOptions.standard()).solve(position()))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void stopReturnsWhatIsKnown() throws InterruptedException {
        var solver = solver(PreEndgameOptions.standard().withThreads(2));
        var result = new PreEndgameResult[1];
        Thread thread = Thread.ofPlatform().start(() -> result[0] = solver.solve(late(4, 5)));
        while (thread.isAlive()) {
            solver.stop();
            thread.join(1);
        }
        assertThat(result[0].exact()).isFalse();
    }

    /// Short random games of several variants, with exchanges, leave values and none.
    @ParameterizedTest
    @CsvSource({"mini, 1", "mini7, 2", "mini11, 3", "standard, 4", "wwf, 5", "super, 6"})
    void solvesRandomPositionsOfAnyVariant(String name, long seed) {
        Variant variant = Variants.named(name);
        Crossword game = Crossword.of(variant, PreEndgameTwinTest.words(variant, seed), 2);
        var source = new LatePositions(game, new Random(seed));
        var solver = new PreEndgameSolver(
                game.lexicon(), variant, PreEndgameOptions.standard().withNodeLimit(3000));
        for (int number = 0; number < 8; number++) {
            int bag = 1 + number % PreEndgameSolver.MOST_IN_BAG;
            CrosswordPosition position = source.next(variant.rackSize(), bag);
            PreEndgameResult result = solver.solve(position);
            for (Candidate each : result.candidates()) {
                assertThat(each.winProbability()).as("%s seed %d", each, seed).isBetween(0.0, 1.0);
                assertThat(each.drawsProved()).isBetween(0, result.draws());
            }
            assertThat(game.referee().refusal(position, result.best().move())).isEmpty();
        }
    }

    @Test
    void refusesPositionsThatAreNoPreEndgames() {
        var solver = solver(PreEndgameOptions.standard());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.solve(GAME.start(new Random(1))))
                .withMessage("the bag must hold at most 4 tiles to solve a pre-endgame, but has 86");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.solve(late(0, 1)))
                .withMessage("the bag is empty: solve this position as an endgame");
        Crossword three = Crossword.of(GAME.variant(), GAME.lexicon(), 3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.solve(three.start(new Random(1))))
                .withMessage("the pre-endgame solver needs two players, got 3");
    }

    private static CrosswordPosition late(int bag, long seed) {
        return new LatePositions(GAME, new Random(seed)).next(GAME.variant().rackSize(), bag);
    }
}
