package dev.quoin.server.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.analysis.PlayAnalyzer;
import dev.quoin.crossword.analysis.RatedPlay;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.Bound;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.ValuedMove;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.server.endgame.EndgameAnalyst.Budget;
import dev.quoin.server.work.StopSignal;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class EndgameAnalystTest {
    private static final Crossword GAME = Crossword.standard();
    private static final Duration LONG = Duration.ofMinutes(5);
    private static final StopSignal NEVER = () -> false;

    /// The best move is found at once, but the exact values of some others take millions of nodes.
    private static final CgpPosition POSITION =
            CgpReader.position("1I5ASSAY1OH/1OUTRAGE1U3WO/1D7N4M/JIVER4BOOKIE/1N3E3E4l/1A3Q3A4I/1T3U2AM4E/"
                    + "BE1HAILED5R/I2U1P2Z6/G2G4EFF2V1/O1DENTALS1AE1E1/T2R5CYLIX1/12DIP/13L1/7RaTOONS1"
                    + " CN/INRTW 565/406 0");

    private static final CgpPosition HARD =
            CgpReader.position("O1J2DOTTY4B/L1ICIER1REWEIGH/I1N5A5A/VANG3RIVER2K/E3DESOLATES1T/5HOMER2A1I/8R3L2/"
                    + "P2CABINS3T2/I2O7NA2/GAUZE6ON2/M2IF6Ut2/Y2EF6N3/1WEDS10/15/15 ALPTUX?/ 327/409 0");

    private static SolvedEndgame solved(long nodes) {
        return new EndgameAnalyst(new Budget(LONG, nodes))
                .solve(POSITION, GAME.lexicon(), NEVER)
                .orElseThrow();
    }

    private static List<ValuedMove> values(SolvedEndgame solved) {
        return new PlayAnalyzer(GAME.variant(), GAME.lexicon())
                .plays(POSITION).stream()
                        .sorted(solved.bestFirst())
                        .map(RatedPlay::play)
                        .map(play -> solved.value(play).orElseThrow())
                        .toList();
    }

    @Test
    void playsWithoutAProofComeAfterThoseWithOne() {
        List<ValuedMove> values = values(solved(300_000));

        assertThat(values.getFirst().value()).isEqualTo(21);
        assertThat(values).extracting(ValuedMove::bound).contains(Bound.EXACT, Bound.UPPER);
        assertThat(values)
                .extracting(each -> each.bound() == Bound.EXACT ? 0 : 1)
                .isSorted();
    }

    @Test
    void theSearchEndsWhenItsNodesAreUsedUp() {
        var solved = new EndgameAnalyst(new Budget(LONG, 20_000)).solve(HARD, GAME.lexicon(), NEVER);

        List<RatedPlay> plays = new PlayAnalyzer(GAME.variant(), GAME.lexicon()).plays(HARD);
        assertThat(solved).as("an endgame: %s", HARD.dealt()).isPresent();
        assertThat(plays)
                .allSatisfy(play -> assertThat(solved.orElseThrow()
                                .value(play.play())
                                .orElseThrow()
                                .bound())
                        .isEqualTo(Bound.ESTIMATE));
    }

    @Test
    void aSearchThatIsStoppedAtOnceStillHasABestMove() {
        SolvedEndgame solved = new EndgameAnalyst(new Budget(LONG, 1_000_000))
                .solve(HARD, GAME.lexicon(), () -> true)
                .orElseThrow();

        List<RatedPlay> plays = new PlayAnalyzer(GAME.variant(), GAME.lexicon()).plays(HARD);
        ValuedMove best = solved.value(
                        plays.stream().min(solved.bestFirst()).orElseThrow().play())
                .orElseThrow();
        assertThat(best.bound()).isEqualTo(Bound.ESTIMATE);
        assertThat(plays)
                .allMatch(play -> solved.value(play.play()).orElseThrow().value() <= best.value());
    }

    @Test
    void aSearchThatIsInterruptedIsCanceled() {
        var analyst = new EndgameAnalyst(new Budget(LONG, 1_000_000));
        Thread.currentThread().interrupt();

        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> analyst.solve(HARD, GAME.lexicon(), NEVER));
        assertThat(Thread.interrupted()).isTrue();
    }
}
