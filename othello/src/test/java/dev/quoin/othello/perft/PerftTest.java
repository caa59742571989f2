package dev.quoin.othello.perft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import java.util.ArrayList;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftTest {
    private static final OthelloPosition START = OthelloPosition.start();

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 4", "2, 12", "3, 56", "4, 244", "5, 1396", "6, 8200", "7, 55092", "8, 390216", "9, 3005288"
    })
    void countsAsPublished(int depth, long leaves) {
        assertThat(Perft.withThreads(1).count(START, depth)).isEqualTo(leaves);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"10, 24571284", "11, 212258800"})
    void countsAsPublishedAtGreatDepth(int depth, long leaves) {
        assertThat(Perft.withThreads(2).count(START, depth)).isEqualTo(leaves);
    }

    @Test
    void bothKernelsCountTheSameBelowAnyPosition() {
        var random = new SplittableRandom(7);
        var scalar = new ScalarLeaves();
        var batches = new BatchLeaves();
        for (int sample = 0; sample < 400; sample++) {
            // Many empty squares give many moves, few give passes and ends.
            long discs = random.nextLong() | (sample % 2 == 0 ? 0 : random.nextLong());
            long mover = discs & random.nextLong();
            long other = discs & ~mover;
            for (int depth = 0; depth <= 4; depth++) {
                assertThat(batches.count(mover, other, depth))
                        .as("%x %x at depth %d", mover, other, depth)
                        .isEqualTo(scalar.count(mover, other, depth));
            }
        }
    }

    @Test
    void theScalarKernelCountsAsPublished() {
        assertThat(Perft.withThreads(1).withKernel(PerftKernel.SCALAR).count(START, 8))
                .isEqualTo(390_216);
    }

    @Test
    void countsAreTheSameOnAnyNumberOfThreads() {
        assertThat(Perft.withThreads(3).count(START, 9)).isEqualTo(3_005_288);
        assertThat(Perft.withThreads(64).count(START, 8)).isEqualTo(390_216);
    }

    @Test
    void dividedCountsAddUp() {
        var divided = Perft.withThreads(2).divide(START, 8, PerftWatcher.NONE);
        assertThat(divided).hasSize(4);
        assertThat(divided.stream().map(each -> each.move().toString())).containsExactly("d3", "c4", "f5", "e6");
        assertThat(divided.stream().mapToLong(MoveLeaves::leaves)).containsOnly(390_216L / 4);
    }

    @Test
    void aPassIsAPlyAndAFinishedGameOneLeaf() {
        var mustPass = new OthelloPosition(1L << 1, 1L, Disc.WHITE);
        assertThat(mustPass.mustPass()).isFalse();
        assertThat(Perft.withThreads(1).count(new OthelloPosition(1L << 1, 1L, Disc.BLACK), 1))
                .isEqualTo(1);
        assertThat(Perft.withThreads(1).divide(new OthelloPosition(1L << 1, 1L, Disc.BLACK), 3, PerftWatcher.NONE))
                .singleElement()
                .satisfies(each -> assertThat(each.move().toString()).isEqualTo("pass"))
                .satisfies(each -> assertThat(each.leaves()).isEqualTo(1));
        assertThat(Perft.withThreads(1).count(new OthelloPosition(1L, 0, Disc.BLACK), 5))
                .isEqualTo(1);
        assertThat(Perft.withThreads(1).divide(new OthelloPosition(1L, 0, Disc.BLACK), 5, PerftWatcher.NONE))
                .isEmpty();
    }

    @Test
    void theWatcherSeesTheCountGrowToTheEnd() {
        var seen = new ArrayList<PerftProgress>();
        long leaves = Perft.withThreads(1).count(START, 9, seen::add);
        assertThat(seen).isSortedAccordingTo((one, two) -> Long.compare(one.leaves(), two.leaves()));
        assertThat(seen.getLast().leaves()).isEqualTo(leaves);
        assertThat(seen.getLast().partsDone()).isEqualTo(seen.getLast().parts());
    }

    @Test
    void anInterruptStopsTheCount() {
        assertThatThrownBy(() -> Perft.withThreads(2)
                        .count(START, 14, progress -> Thread.currentThread().interrupt()))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void wrongNumbersAreRefused() {
        assertThatThrownBy(() -> Perft.withThreads(0)).hasMessage("threads must be 1..1024, got 0");
        assertThatThrownBy(() -> Perft.withThreads(1).count(START, 21)).hasMessage("depth must be 0..20, got 21");
    }
}
