package dev.quoin.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class CpuMeterTest {
    private static final Duration BUSY = Duration.ofMillis(100);

    private final CpuMeter meter = new CpuMeter();

    /// Works until this thread has used so much CPU time; returns that it did.
    private static boolean burn() {
        var own = new CpuMeter();
        long sum = 0;
        while (own.total().orElseThrow().compareTo(BUSY) < 0) {
            sum += own.measure(() -> {
                long digits = 0;
                for (int number = 0; number < 100_000; number++) {
                    digits += Integer.toString(number).length();
                }
                return digits;
            });
        }
        return sum > 0;
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void addsUpTheTimeOfItsTasks() {
        assertThat(meter.measure(CpuMeterTest::burn)).isTrue();
        Duration once = meter.total().orElseThrow();
        assertThat(once).isGreaterThanOrEqualTo(BUSY);
        meter.measure(CpuMeterTest::burn);
        assertThat(meter.total().orElseThrow()).isGreaterThanOrEqualTo(once.plus(BUSY));
        meter.restart();
        assertThat(meter.total()).contains(Duration.ZERO);
    }

    @Test
    void countsATaskThatFails() {
        assertThatThrownBy(() -> meter.measure(() -> {
                    throw new IllegalStateException("after work: " + burn());
                }))
                .hasMessage("after work: true");
        assertThat(meter.total().orElseThrow()).isGreaterThanOrEqualTo(BUSY);
    }

    @Test
    void countsThreadsThatTheTaskStartsAndTheirs() {
        meter.measure(() -> {
            Runnable inner = () -> join(Thread.ofPlatform().start(CpuMeter.counted(CpuMeterTest::burn)));
            join(Thread.ofPlatform().start(CpuMeter.counted(inner)));
            return true;
        });
        assertThat(meter.total().orElseThrow()).isGreaterThanOrEqualTo(BUSY);
    }

    @Test
    void doesNotCountOtherThreads() {
        meter.measure(() -> {
            join(Thread.ofPlatform().start(CpuMeterTest::burn));
            return true;
        });
        assertThat(meter.total().orElseThrow()).isLessThan(BUSY.dividedBy(5));
    }

    @Test
    void countsATaskOnTheSameThreadOnce() {
        meter.measure(() -> {
            CpuMeter.counted(CpuMeterTest::burn).run();
            return true;
        });
        long once = meter.total().orElseThrow().toNanos();
        meter.restart();
        meter.measure(CpuMeterTest::burn);
        assertThat((double) once).isLessThan(1.8 * meter.total().orElseThrow().toNanos());
    }

    @Test
    void leavesTasksAloneWithoutAMeter() {
        Runnable task = () -> {};
        assertThat(CpuMeter.counted(task)).isSameAs(task);
    }

    @Test
    void doesNotKnowTheTimeOfAVirtualThread() {
        meter.measure(() -> {
            join(Thread.ofVirtual().start(CpuMeter.counted(() -> {})));
            return true;
        });
        assertThat(meter.total()).isEmpty();
    }
}
