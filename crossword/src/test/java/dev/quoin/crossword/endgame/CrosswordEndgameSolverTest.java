package dev.quoin.crossword.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.endgame.CrosswordEndgameOptions.RootValues;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.Bound;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.ValuedMove;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.CpuMeter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class CrosswordEndgameSolverTest {
    private static final Crossword GAME = Crossword.standard();

    /// Full racks with a blank: too much for a few milliseconds.
    private static final String LONG =
            "O1J2DOTTY4B/L1ICIER1REWEIGH/I1N5A5A/VANG3RIVER2K/E3DESOLATES1T/5HOMER2A1I/8R3L2/"
                    + "P2CABINS3T2/I2O7NA2/GAUZE6ON2/M2IF6Ut2/Y2EF6N3/1WEDS10/15/15 ALPTUX?/DEOOQU 327/409 0";

    private static final String SHORT = "D6L7/EL5A5F1/WE5R5L1/1DUI1BOGS4U1/1G2TO1OUTLIES1/1YA1EX2Q4HE/2i1M1I7M/"
            + "2RAPINI6F/2B1I1K8/1JOINTS7R/1OR1G1T7A/PEN2VAC3A2Z/EYE3N4COVE/O5D2WOT2E/N2HIRSUtE1A2D AAEIR/NT 392/497 0";

    /// The best move is found at once, but the exact values of some others take millions of nodes.
    private static final String UNEVEN = "1I5ASSAY1OH/1OUTRAGE1U3WO/1D7N4M/JIVER4BOOKIE/1N3E3E4l/1A3Q3A4I/1T3U2AM4E/"
            + "BE1HAILED5R/I2U1P2Z6/G2G4EFF2V1/O1DENTALS1AE1E1/T2R5CYLIX1/12DIP/13L1/7RaTOONS1 CN/INRTW 565/406 0";

    private static CrosswordPosition position(String cgp) {
        CgpPosition read = CgpReader.position(cgp);
        var racks = read.racks().stream().<Rack>map(Rack.Known::new).toList();
        return new CrosswordPosition(
                read.board(), racks, Tiles.none(), read.scores(), 0, read.scorelessTurns(), new LastTurn.None());
    }

    private static CrosswordEndgameSolver solver(CrosswordEndgameOptions options) {
        return new CrosswordEndgameSolver(GAME.lexicon(), GAME.variant(), options);
    }

    @Test
    void goingOutGainsTwiceTheOtherRack() {
        CrosswordEndgameResult result =
                solver(CrosswordEndgameOptions.standard()).solve(position(SHORT));
        assertThat(result.value()).isEqualTo(7 + 2 * 2);
        assertThat(result.exact()).isTrue();
        assertThat(result.line()).hasSize(1);
        assertThat(result.moves()).isEmpty();
        assertThat(result.nodes()).isPositive();
    }

    @Test
    void hiddenRackOfTheOpponentIsWhatIsUnseen() {
        CrosswordPosition seen = position(SHORT).seenBy(0);
        assertThat(solver(CrosswordEndgameOptions.standard()).solve(seen).value())
                .isEqualTo(11);
    }

    @Test
    void valuesEveryMoveOnRequest() {
        CrosswordPosition position = position(SHORT);
        CrosswordEndgameResult result = solver(
                        CrosswordEndgameOptions.standard().withRootValues(RootValues.ALL))
                .solve(position);
        assertThat(result.moves()).hasSameSizeAs(GAME.legalMoves(position));
        assertThat(result.moves().getFirst().value()).isEqualTo(result.value());
        assertThat(result.moves()).extracting(ValuedMove::value).isSortedAccordingTo((a, b) -> b - a);
    }

    @Test
    void valuesTheMovesThatLookGoodFirst() {
        var options = CrosswordEndgameOptions.standard().withRootValues(RootValues.ALL);
        CrosswordEndgameResult result = solver(options).solve(position(UNEVEN), nodes -> nodes > 300_000);
        List<ValuedMove> exact = result.moves().stream()
                .filter(each -> each.bound() == Bound.EXACT)
                .toList();
        assertThat(result.exact()).isTrue();
        assertThat(exact.getFirst()).isEqualTo(result.moves().getFirst());
        assertThat(exact.getFirst().move()).isEqualTo(result.line().getFirst());
        assertThat(exact.getFirst().value()).isEqualTo(result.value()).isEqualTo(21);
        assertThat(exact.size()).isBetween(3, result.moves().size() - 1);
        assertThat(result.moves())
                .filteredOn(each -> each.bound() != Bound.EXACT)
                .allMatch(each -> each.bound() == Bound.UPPER && each.value() == 21);
    }

    @Test
    void threadsFindTheSameValue() {
        CrosswordEndgameResult result =
                solver(CrosswordEndgameOptions.standard().withThreads(3)).solve(position(SHORT));
        assertThat(result.exact()).isTrue();
        assertThat(result.value()).isEqualTo(11);
    }

    @Test
    void theCpuTimeOfAllThreadsCounts() {
        var solver = solver(CrosswordEndgameOptions.standard().withThreads(4).withTimeLimit(Duration.ofSeconds(1)));
        var meter = new CpuMeter();
        long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        meter.measure(() -> solver.solve(position(LONG)));
        long own = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
        assertThat((double) meter.total().orElseThrow().toNanos()).isGreaterThan(1.2 * own);
    }

    /// Two programs that share no code agree on most of these values.
    @Test
    void findsTheValuesOfRealEndgames() throws IOException {
        String text;
        try (var in = Objects.requireNonNull(getClass().getResourceAsStream("endgames.tsv"))) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        var solver = solver(CrosswordEndgameOptions.standard());
        for (String line : text.lines().filter(each -> !each.startsWith("#")).toList()) {
            String[] fields = line.split("\t", -1);
            CrosswordPosition position = position(fields[0]);
            CrosswordEndgameResult result = solver.solve(position);
            assertThat(result.value()).as(fields[0]).isEqualTo(Integer.parseInt(fields[1]));
            assertThat(EndgameTwinTest.playedOut(GAME, position, result))
                    .as(fields[0])
                    .isEqualTo(result.value());
        }
    }

    @Test
    void estimatesWhenTheTimeIsUp() {
        CrosswordPosition position = position(LONG);
        var options = CrosswordEndgameOptions.standard()
                .withTimeLimit(Duration.ofMillis(1))
                .withRootValues(RootValues.ALL);
        CrosswordEndgameResult result = solver(options).solve(position);
        assertThat(result.exact()).isFalse();
        assertThat(result.line()).isNotEmpty();
        assertThat(result.moves()).hasSameSizeAs(GAME.legalMoves(position));
        CrosswordPosition next = position;
        for (var move : result.line()) {
            next = GAME.play(next, move, new Random(1));
        }
    }

    @Test
    void interruptionCancels() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> solver(CrosswordEndgameOptions.standard()).solve(position(LONG)))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void stopReturnsWhatIsKnown() throws InterruptedException {
        var solver = solver(CrosswordEndgameOptions.standard().withThreads(2));
        var result = new CrosswordEndgameResult[1];
        Thread thread = Thread.ofPlatform().start(() -> result[0] = solver.solve(position(LONG)));
        while (thread.isAlive()) {
            solver.stop();
            thread.join(1);
        }
        assertThat(result[0].exact()).isFalse();
    }

    @Test
    void solvesFromTheEmptyBoard() {
        Variant variant = GAME.variant();
        var racks = List.<Rack>of(
                new Rack.Known(Tiles.parse("AB", variant.tiles().alphabet())),
                new Rack.Known(Tiles.parse("E", variant.tiles().alphabet())));
        var position = new CrosswordPosition(
                Board.empty(15, 15), racks, Tiles.none(), List.of(0, 0), 0, 0, new LastTurn.None());
        // AB or BA on the double word square, and twice the E.
        assertThat(solver(CrosswordEndgameOptions.standard()).solve(position).value())
                .isEqualTo(8 + 2);
    }

    @Test
    void refusesPositionsThatAreNoEndgames() {
        var solver = solver(CrosswordEndgameOptions.standard());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.solve(GAME.start(new Random(1))))
                .withMessage("the bag must be empty to solve an endgame, but has 86 tiles");
        CrosswordPosition over = position(SHORT.replace("/NT 392", "/ 392"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.solve(over))
                .withMessage("the game is over: there is no endgame to solve");
        Crossword three = Crossword.of(GAME.variant(), GAME.lexicon(), 3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.solve(three.start(new Random(1))))
                .withMessage("the endgame solver needs two players, got 3");
    }
}
