package dev.quoin.server.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.analysis.PlayAnalyzer;
import dev.quoin.crossword.analysis.RatedPlay;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.server.analysis.SimulationAnalyst.Budget;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SimulationAnalystTest {
    private static final Crossword GAME = Crossword.standard();
    private static final CgpPosition POSITION =
            CgpReader.position("15/".repeat(14) + "15 AEINRST/ 0/0 0 bdn CrosswordGame;");
    private static final SimulationAnalyst ENDLESS =
            new SimulationAnalyst(new Budget(Duration.ofMinutes(5), 1_000_000));

    private static List<RatedPlay> simulated(SimulatedPlays found) {
        return new PlayAnalyzer(GAME.variant(), GAME.lexicon())
                .plays(POSITION).stream()
                        .filter(play -> found.of(play).isPresent())
                        .toList();
    }

    @Test
    void theSimulationEndsWithTheSignal() {
        var calls = new AtomicInteger();
        SimulatedPlays found = ENDLESS.simulate(POSITION, GAME.lexicon(), () -> calls.incrementAndGet() > 1000)
                .orElseThrow();

        assertThat(simulated(found)).isNotEmpty();
    }

    @Test
    void aSimulationThatIsStoppedAtOnceHasNoProbabilities() {
        SimulatedPlays found =
                ENDLESS.simulate(POSITION, GAME.lexicon(), () -> true).orElseThrow();

        assertThat(simulated(found)).isEmpty();
    }

    @Test
    void theSimulationEndsWhenItsIterationsAreUsedUp() {
        SimulatedPlays found = new SimulationAnalyst(new Budget(Duration.ofMinutes(5), 50))
                .simulate(POSITION, GAME.lexicon(), () -> false)
                .orElseThrow();

        assertThat(simulated(found).stream()
                        .mapToInt(play -> found.of(play).orElseThrow().samples())
                        .sum())
                .isBetween(1, 50);
    }

    @Test
    void aSimulationThatIsInterruptedIsCanceled() {
        Thread.currentThread().interrupt();

        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> ENDLESS.simulate(POSITION, GAME.lexicon(), () -> false));
        assertThat(Thread.interrupted()).isTrue();
    }
}
