package dev.quoin.server.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.server.http.Meters;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.caller.Requester;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.DoubleAdder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(20)
class WorkSchedulerTest {
    private static final Duration LONG = Duration.ofSeconds(60);

    private final List<WorkScheduler> open = new ArrayList<>();
    private final Meters meters = new Meters();

    @AfterEach
    void close() {
        open.forEach(WorkScheduler::close);
    }

    private WorkScheduler scheduler(int cores, WorkLimits limits) {
        var scheduler = new WorkScheduler(limits, meters, cores);
        open.add(scheduler);
        return scheduler;
    }

    private static Requester at(String address) {
        return new Requester(address, Optional.empty(), seconds -> {});
    }

    private static Requester player(String address, String player) {
        return new Requester(address, Optional.of(player), seconds -> {});
    }

    /// A search that goes on until it is stopped, and counts its steps.
    private static Work<Long> search(AtomicLong steps) {
        return signal -> {
            while (!signal.isEnough()) {
                steps.incrementAndGet();
                Thread.onSpinWait();
            }
            return steps.get();
        };
    }

    /// A reply that computes without looking at the signal, as agents do.
    private static Work<String> reply(Duration time) {
        return _ -> {
            long end = System.nanoTime() + time.toNanos();
            while (System.nanoTime() < end && !Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            return "moved";
        };
    }

    private static void awaitSteps(AtomicLong steps, long more) throws InterruptedException {
        long start = steps.get();
        while (steps.get() < start + more) {
            Thread.sleep(1);
        }
    }

    private double meter(String name) {
        return meters.text()
                .lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void aReplyRunsWhileAnalysesPause(int cores) throws InterruptedException {
        WorkScheduler scheduler = scheduler(cores, WorkLimits.DEFAULT);
        var steps = new AtomicLong();
        for (int stranger = 0; stranger < 20; stranger++) {
            scheduler.submit(WorkKind.ANALYSIS, at("10.0.0." + stranger), LONG, search(steps));
        }
        awaitSteps(steps, 1000);

        var stepsMeanwhile = new AtomicLong(-1);
        String moved = scheduler
                .submit(WorkKind.REPLY, at("10.1.0.1"), LONG, _ -> {
                    sleep(20);
                    long begun = steps.get();
                    sleep(100);
                    stepsMeanwhile.set(steps.get() - begun);
                    return "moved";
                })
                .await(Duration.ofSeconds(2))
                .orElse("late");

        assertThat(moved).isEqualTo("moved");
        assertThat(stepsMeanwhile).hasValue(0);
        awaitSteps(steps, 1000);
        assertThat(meter("quoin_work_analyses_running")).isEqualTo(Math.max(1, cores - 1));
    }

    @Test
    void aQuickReplyDoesNotWaitForLongOnes() throws InterruptedException {
        WorkScheduler scheduler = scheduler(1, WorkLimits.DEFAULT);
        for (int stranger = 0; stranger < 3; stranger++) {
            scheduler.submit(WorkKind.REPLY, at("10.0.0." + stranger), LONG, reply(LONG));
        }

        assertThat(scheduler
                        .submit(WorkKind.REPLY, at("10.1.0.1"), LONG, reply(Duration.ofMillis(1)))
                        .await(Duration.ofSeconds(5)))
                .hasValue("moved");
    }

    @Test
    void programsThatStallDelayNoReply() throws InterruptedException {
        WorkScheduler scheduler = scheduler(1, WorkLimits.DEFAULT);
        for (int game = 0; game < 10; game++) {
            scheduler.submit(WorkKind.PROGRAM, at("10.0.0." + game), LONG, _ -> {
                sleep(60_000);
                return "nothing";
            });
        }

        assertThat(scheduler
                        .submit(WorkKind.REPLY, at("10.0.0.1"), LONG, reply(Duration.ofMillis(1)))
                        .await(Duration.ofSeconds(2)))
                .hasValue("moved");
        assertThat(meter("quoin_work_programs_running")).isEqualTo(4);
        assertThat(meter("quoin_work_programs_queued")).isEqualTo(6);
    }

    @Test
    void anAddressWithManyAnalysesIsServedInTurnWithOthers() throws InterruptedException {
        WorkScheduler scheduler = scheduler(1, WorkLimits.DEFAULT);
        var order = new CopyOnWriteArrayList<String>();
        var start = new CountDownLatch(1);
        var tickets = new ArrayList<Ticket<?>>();
        for (String address : List.of("many", "many", "many", "many", "many", "few", "many", "few", "one")) {
            tickets.add(scheduler.submit(WorkKind.ANALYSIS, at(address), LONG, _ -> {
                await(start);
                order.add(address);
                return reply(Duration.ofMillis(20)).run(() -> false);
            }));
        }
        start.countDown();
        for (Ticket<?> ticket : tickets) {
            Object _ = ticket.await();
        }

        assertThat(order.getFirst()).isEqualTo("many");
        assertThat(order.subList(1, 5)).containsSubsequence("few", "one").contains("few", "one");
        assertThat(order.subList(order.size() - 3, order.size())).containsOnly("many");
    }

    @Test
    void queuesAreBounded() {
        WorkScheduler scheduler = scheduler(1, new WorkLimits(2, 3));
        for (int stranger = 0; stranger < 4; stranger++) {
            scheduler.submit(WorkKind.ANALYSIS, at("10.0.0." + stranger), LONG, search(new AtomicLong()));
        }

        assertThatExceptionOfType(Refused.class)
                .isThrownBy(() -> scheduler.submit(WorkKind.ANALYSIS, at("10.1.0.1"), LONG, search(new AtomicLong())))
                .matches(refused -> refused.status() == 503);
        assertThat(meter("quoin_work_rejected_total")).isEqualTo(1);
    }

    @Test
    void aFullQueueMakesRoomForWhoHasLess() {
        WorkScheduler scheduler = scheduler(1, new WorkLimits(2, 3));
        var tickets = new ArrayList<Ticket<Long>>();
        for (int search = 0; search < 4; search++) {
            tickets.add(scheduler.submit(WorkKind.ANALYSIS, at("10.0.0.1"), LONG, search(new AtomicLong())));
        }

        scheduler.submit(WorkKind.ANALYSIS, at("10.1.0.1"), LONG, search(new AtomicLong()));

        assertThatExceptionOfType(Refused.class)
                .isThrownBy(() -> tickets.getLast().await())
                .matches(refused -> refused.status() == 503);
        assertThat(meter("quoin_work_analyses_queued")).isEqualTo(3);
    }

    @Test
    void aPlayerAndAnAddressHaveFewSearchesAtOnce() {
        WorkScheduler scheduler = scheduler(1, WorkLimits.DEFAULT);
        Work<Long> search = search(new AtomicLong());
        for (int tab = 0; tab < 2; tab++) {
            scheduler.submit(WorkKind.ANALYSIS, player("10.0.0." + tab, "ann"), LONG, search);
        }
        for (int cookie = 0; cookie < 8; cookie++) {
            scheduler.submit(WorkKind.ANALYSIS, player("10.1.0.1", "throwaway" + cookie), LONG, search);
        }

        for (Requester greedy : List.of(player("10.0.0.9", "ann"), player("10.1.0.1", "fresh"))) {
            assertThatExceptionOfType(Refused.class)
                    .isThrownBy(() -> scheduler.submit(WorkKind.ANALYSIS, greedy, LONG, search))
                    .matches(refused -> refused.status() == 429);
        }
    }

    @Test
    void repliesOfOnePlayerWaitForEachOther() throws InterruptedException {
        WorkScheduler scheduler = scheduler(4, WorkLimits.DEFAULT);
        var replies = new ArrayList<Ticket<String>>();
        for (int game = 0; game < 3; game++) {
            replies.add(
                    scheduler.submit(WorkKind.REPLY, player("10.0.0.1", "ann"), LONG, reply(Duration.ofMillis(300))));
        }

        assertThat(meter("quoin_work_replies_running")).isEqualTo(2);
        for (Ticket<String> reply : replies) {
            assertThat(reply.await()).isEqualTo("moved");
        }
    }

    @Test
    void cancelledWorkStopsAtOnce() throws InterruptedException {
        WorkScheduler scheduler = scheduler(1, WorkLimits.DEFAULT);
        var steps = new AtomicLong();
        var neverRun = new AtomicBoolean();
        Ticket<Long> running = scheduler.submit(WorkKind.ANALYSIS, at("10.0.0.1"), LONG, search(steps));
        Ticket<Boolean> queued =
                scheduler.submit(WorkKind.ANALYSIS, at("10.0.0.2"), LONG, _ -> neverRun.getAndSet(true));
        awaitSteps(steps, 10);

        queued.cancel();
        running.cancel();

        assertThatThrownBy(() -> queued.await(Duration.ofSeconds(1))).isInstanceOf(CancellationException.class);
        assertThat(running.await(Duration.ofSeconds(1))).isPresent();
        assertThat(neverRun).isFalse();
        assertThat(meter("quoin_work_cancelled_total")).isEqualTo(2);
        assertThat(meter("quoin_work_analyses_running")).isZero();
    }

    @Test
    void whatTakesTooLongIsStoppedAndThenInterrupted() throws InterruptedException {
        WorkScheduler scheduler = scheduler(2, WorkLimits.DEFAULT);
        Duration limit = Duration.ofMillis(50);
        Ticket<Long> listening = scheduler.submit(WorkKind.ANALYSIS, at("10.0.0.1"), limit, search(new AtomicLong()));
        Ticket<String> deaf = scheduler.submit(WorkKind.REPLY, at("10.0.0.1"), limit, reply(LONG));

        assertThat(listening.await(Duration.ofSeconds(1))).isPresent();
        assertThat(deaf.await(Duration.ofSeconds(3))).isPresent();
    }

    @Test
    void aClientThatLeavesCancelsItsAnalysis() throws InterruptedException {
        WorkScheduler scheduler = scheduler(1, WorkLimits.DEFAULT);

        assertThatExceptionOfType(Refused.class)
                .isThrownBy(() -> scheduler.analyze(at("10.0.0.1"), LONG, () -> true, search(new AtomicLong())))
                .matches(refused -> refused.status() == 499);
        long end = System.nanoTime() + 1_000_000_000;
        while (meter("quoin_work_analyses_running") > 0 && System.nanoTime() < end) {
            Thread.sleep(1);
        }
        assertThat(meter("quoin_work_analyses_running")).isZero();
    }

    @Test
    void cpuTimeIsCharged() throws InterruptedException {
        WorkScheduler scheduler = scheduler(2, WorkLimits.DEFAULT);
        var charged = new DoubleAdder();
        var payer = new Requester("10.0.0.1", Optional.empty(), charged::add);

        String _ = scheduler
                .submit(WorkKind.ANALYSIS, payer, LONG, reply(Duration.ofMillis(200)))
                .await();
        double busy = charged.sumThenReset();
        int _ = scheduler
                .submit(WorkKind.ANALYSIS, payer, LONG, _ -> {
                    sleep(200);
                    return 0;
                })
                .await();

        assertThat(busy).isBetween(0.02, 0.4);
        assertThat(charged.sum()).isLessThan(0.02);
        assertThat(meter("quoin_work_cpu_seconds_total")).isGreaterThanOrEqualTo(busy);
    }

    @Test
    void backgroundWorkPausesForAnalysesButNeverStandsStill() throws InterruptedException {
        WorkScheduler scheduler = scheduler(1, WorkLimits.DEFAULT);
        var background = new AtomicLong();
        scheduler.submit(WorkKind.BACKGROUND, Requester.SERVER, LONG, search(background));
        awaitSteps(background, 1000);
        scheduler.submit(WorkKind.ANALYSIS, at("10.0.0.1"), LONG, search(new AtomicLong()));
        Thread.sleep(50);

        long before = background.get();
        Thread.sleep(200);
        assertThat(background.get()).isEqualTo(before);
        awaitSteps(background, 1000);
    }

    @Test
    void closingCancelsEverythingAtOnce() throws InterruptedException {
        WorkScheduler scheduler = scheduler(1, WorkLimits.DEFAULT);
        var tickets = new ArrayList<Ticket<?>>();
        for (WorkKind kind : WorkKind.values()) {
            for (int job = 0; job < 5; job++) {
                tickets.add(scheduler.submit(kind, at("10.0.0." + job), LONG, reply(LONG)));
            }
        }
        long begun = System.nanoTime();

        scheduler.close();

        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(1));
        int cancelled = 0;
        for (Ticket<?> ticket : tickets) {
            try {
                assertThat(ticket.await(Duration.ofSeconds(1)).isPresent()).isTrue();
            } catch (CancellationException e) {
                cancelled++;
            }
        }
        assertThat(cancelled).isPositive();
        assertThatExceptionOfType(Refused.class)
                .isThrownBy(() -> scheduler.submit(WorkKind.REPLY, at("10.0.0.1"), LONG, reply(LONG)))
                .matches(refused -> refused.status() == 503);
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
