package dev.quoin.crossword.equity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.crossword.Crossword;
import org.junit.jupiter.api.Test;

class WinProbabilityTest {
    private final Crossword game = Crossword.standard();
    private final WinProbability shipped =
            WinProbabilityFile.shipped(game.variant(), game.lexicon()).orElseThrow();

    @Test
    void risesWithTheLead() {
        for (int unseen = 1; unseen <= shipped.mostUnseen(); unseen++) {
            double before = 0;
            for (int spread = -400_000; spread <= 400_000; spread += 500) {
                double now = shipped.of(spread, unseen);
                assertThat(now).isBetween(before, 1.0);
                before = now;
            }
            assertThat(shipped.of(-400_000, unseen)).isLessThan(0.01);
            assertThat(before).isGreaterThan(0.99);
        }
    }

    @Test
    void isSymmetricAroundTheLeadThatIsEven() {
        for (int unseen = 20; unseen <= shipped.mostUnseen(); unseen++) {
            int even = -shipped.median(unseen);
            assertThat(shipped.of(even, unseen)).isCloseTo(0.5, within(0.001));
            for (int more = 10_000; more <= 100_000; more += 10_000) {
                assertThat(shipped.of(even + more, unseen) + shipped.of(even - more, unseen))
                        .as("%d unseen, %d more", unseen, more)
                        .isCloseTo(1, within(0.05));
            }
            assertThat(shipped.ofSeatToMove(12_000, unseen)).isEqualTo(1 - shipped.of(-12_000, unseen));
        }
    }

    @Test
    void aLeadIsWorthMoreTheNearerTheEnd() {
        assertThat(shipped.of(60_000, 20)).isGreaterThan(shipped.of(60_000, 50));
        assertThat(shipped.of(60_000, 50)).isGreaterThan(shipped.of(60_000, 86));
    }

    @Test
    void atTheEndTheLeadDecides() {
        assertThat(shipped.of(0, 0)).isEqualTo(0.5);
        assertThat(shipped.of(1000, 0)).isEqualTo(1);
        assertThat(shipped.of(-1000, 0)).isZero();
    }

    @Test
    void aFileIsReadAsItWasWritten() {
        var quantiles = new int[2][WinProbability.QUANTILES];
        for (int level = 0; level < WinProbability.QUANTILES; level++) {
            quantiles[0][level] = level * 300 - 5000;
            quantiles[1][level] = level * 1100 - 25_000;
        }
        var file = new WinProbabilityFile("mini", "7-1", "quoin learn", WinProbability.of(quantiles));
        WinProbabilityFile read = WinProbabilityFile.parse(file.text(), "x");
        assertThat(read.text()).isEqualTo(file.text());
        assertThat(read.variant()).isEqualTo("mini");
        assertThat(read.probability().quantiles(2)).isEqualTo(quantiles[1]);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> WinProbabilityFile.parse("quoin leaves 1\n\n\n\n", "x"))
                .withMessage("x is not a file of win probabilities, or of a later version");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> WinProbabilityFile.parse(file.text() + "1 2 x\n", "x"))
                .withMessage("x: 'x' is not a number of tenths of a point");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> WinProbabilityFile.parse(file.text() + "1 2 3\n", "x"))
                .withMessage("x: 3 unseen tiles need 40 quantiles, got 3");
    }
}
