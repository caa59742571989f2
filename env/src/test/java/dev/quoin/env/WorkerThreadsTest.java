package dev.quoin.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class WorkerThreadsTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 7})
    void everyNumberIsWorkedOnOnceARound(int threads) {
        var visits = new AtomicIntegerArray(10);
        try (var crew = new WorkerThreads(threads, (from, to) -> {
            for (int number = from; number < to; number++) {
                visits.incrementAndGet(number);
            }
        })) {
            for (int round = 1; round <= 2000; round++) {
                crew.run(10, 1 + round % 5);
            }
        }
        for (int number = 0; number < 10; number++) {
            assertThat(visits.get(number)).isEqualTo(2000);
        }
    }

    @Test
    void theFailureOfTheLowestNumbersIsThrownAndTheCrewGoesOn() {
        var broken = new boolean[] {true};
        try (var crew = new WorkerThreads(4, (from, to) -> {
            if (broken[0] && from > 0) {
                throw new IllegalArgumentException("from " + from);
            }
        })) {
            for (int round = 0; round < 200; round++) {
                broken[0] = true;
                assertThatThrownBy(() -> crew.run(8, 1)).hasMessage("from 1");
                broken[0] = false;
                crew.run(8, 1);
            }
        }
    }

    @Test
    void anErrorInAnotherThreadIsThrownToo() {
        try (var crew = new WorkerThreads(3, (from, to) -> {
            if (from > 0) {
                throw new AssertionError("deep");
            }
        })) {
            assertThatThrownBy(() -> crew.run(3, 1)).isInstanceOf(AssertionError.class);
            assertThatThrownBy(() -> crew.run(3, 1)).hasMessage("deep");
        }
    }

    @Test
    void anInterruptedCallerFinishesTheRoundAndStaysInterrupted() {
        var sum = new AtomicIntegerArray(1);
        try (var crew = new WorkerThreads(2, (from, to) -> sum.addAndGet(0, to - from))) {
            Thread.currentThread().interrupt();
            crew.run(100, 7);
            assertThat(Thread.interrupted()).isTrue();
            crew.run(100, 7);
        }
        assertThat(sum.get(0)).isEqualTo(200);
    }

    @Test
    void anInterruptedCallerInterruptsTheOthersForThatRoundOnly() {
        var waits = new AtomicBoolean(true);
        try (var crew = new WorkerThreads(3, (from, to) -> {
            while (waits.get() && from > 0 && !Thread.currentThread().isInterrupted()) {
                LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
            }
            if (from > 0 && Thread.currentThread().isInterrupted()) {
                throw new CancellationException("stopped at " + from);
            }
        })) {
            for (int round = 0; round < 2000; round++) {
                waits.set(true);
                Thread.currentThread().interrupt();
                assertThatThrownBy(() -> crew.run(6, 1)).hasMessage("stopped at 1");
                assertThat(Thread.interrupted()).isTrue();
                waits.set(false);
                crew.run(6, 1);
            }
        }
    }

    @Test
    void aClosedCrewRefusesAndItsThreadsEnd() throws InterruptedException {
        var workers = new ConcurrentHashMap<Thread, Boolean>();
        var all = new CountDownLatch(3);
        var crew = new WorkerThreads(3, (from, to) -> {
            workers.put(Thread.currentThread(), true);
            all.countDown();
            await(all);
        });
        crew.run(3, 1);
        crew.close();
        crew.close();

        assertThatThrownBy(() -> crew.run(3, 1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("closed");
        workers.remove(Thread.currentThread());
        assertThat(workers).hasSize(2);
        for (Thread worker : workers.keySet()) {
            worker.join(10_000);
            assertThat(worker.isAlive()).isFalse();
        }
    }

    @Test
    void theCallerDoesWhatABusyThreadDoesNotTake() {
        var taken = new CountDownLatch(1);
        var rest = new CountDownLatch(7);
        var visits = new AtomicIntegerArray(8);
        try (var crew = new WorkerThreads(2, (from, to) -> {
            visits.incrementAndGet(from);
            if (Thread.currentThread().isDaemon()) {
                // Holds its chunk until all others are done, which only the caller can do.
                taken.countDown();
                await(rest);
            } else {
                await(taken);
                rest.countDown();
            }
        })) {
            crew.run(8, 1);
        }
        for (int number = 0; number < 8; number++) {
            assertThat(visits.get(number)).isEqualTo(1);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}
