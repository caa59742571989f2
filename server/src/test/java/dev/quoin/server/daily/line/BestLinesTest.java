package dev.quoin.server.daily.line;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.daily.line.BestLine;
import dev.quoin.crossword.daily.line.Line;
import dev.quoin.crossword.daily.line.LineProgress;
import dev.quoin.crossword.daily.line.LineWatcher;
import dev.quoin.server.Databases.Kind;
import dev.quoin.server.http.Meters;
import dev.quoin.server.http.caller.Requester;
import dev.quoin.server.store.Database;
import dev.quoin.server.store.Lease;
import dev.quoin.server.store.Leases;
import dev.quoin.server.work.WorkKind;
import dev.quoin.server.work.WorkLimits;
import dev.quoin.server.work.WorkScheduler;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

@ParameterizedClass
@MethodSource("dev.quoin.server.Databases#all")
@Timeout(60)
class BestLinesTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 15);
    private static final int WIDTH = 6;

    private final Kind kind;
    private final List<WorkScheduler> schedulers = new ArrayList<>();

    @TempDir
    Path folder;

    private Database database;

    BestLinesTest(Kind kind) {
        this.kind = kind;
    }

    @BeforeEach
    void open() {
        database = kind.fresh(folder).map(Database::at).orElseGet(() -> Database.inFolder(folder));
    }

    @AfterEach
    void close() {
        schedulers.forEach(WorkScheduler::close);
        database.close();
    }

    private WorkScheduler scheduler() {
        schedulers.add(new WorkScheduler(WorkLimits.DEFAULT, new Meters(), 2));
        return schedulers.getLast();
    }

    /// The lines of a further server on the same database.
    private BestLines server(WorkScheduler scheduler) {
        return new BestLines(
                database, DailyPuzzle::of, puzzle -> DailyLetters.of(puzzle.edition()), () -> TODAY, scheduler, WIDTH);
    }

    private StoredLines stored() {
        return new StoredLines(database, DailyPuzzle::of, puzzle -> DailyLetters.of(puzzle.edition()));
    }

    private static Line await(BestLines lines, LocalDate date) throws InterruptedException {
        Optional<Line> line = lines.of(date);
        while (line.isEmpty()) {
            Thread.sleep(10);
            line = lines.of(date);
        }
        return line.get();
    }

    private static Line expected(LocalDate date) {
        DailyPuzzle puzzle = DailyPuzzle.of(date);
        return BestLine.of(DailyLetters.of(puzzle.edition())).find(puzzle, WIDTH, LineWatcher.silent());
    }

    private long found(int days) {
        return TODAY.minusDays(days)
                .datesUntil(TODAY)
                .filter(date -> stored().line(date).isPresent())
                .count();
    }

    @Test
    void anArchiveFullOfQuestionsDoesNotDelayToday() throws InterruptedException {
        BestLines lines = server(scheduler());
        for (int days = 320; days > 1; days--) {
            assertThat(lines.of(TODAY.minusDays(days))).isEmpty();
        }

        assertThat(await(lines, TODAY)).isEqualTo(expected(TODAY));
        assertThat(found(320)).isLessThan(40);
    }

    @Test
    void oneServerAtATimeSearchesForADate() throws InterruptedException {
        var leases = new Leases(database);
        Lease elsewhere =
                leases.take("best-line " + TODAY, Duration.ofSeconds(30)).orElseThrow();
        BestLines lines = server(scheduler());
        LocalDate earlier = TODAY.minusDays(3);

        assertThat(lines.of(TODAY)).isEmpty();
        assertThat(await(lines, earlier)).isEqualTo(expected(earlier));
        assertThat(stored().line(TODAY)).isEmpty();

        leases.release(elsewhere);
        assertThat(await(lines, TODAY)).isEqualTo(expected(TODAY));
        assertThat(leases.take("best-line " + TODAY, Duration.ofSeconds(1))).isPresent();
    }

    @Test
    void aServerGoesOnWhereAnotherStopped() throws InterruptedException {
        DailyPuzzle puzzle = DailyPuzzle.of(TODAY);
        var kept = new ArrayList<LineProgress>();
        BestLine.of(DailyLetters.of(puzzle.edition())).find(puzzle, WIDTH, new LineWatcher() {
            @Override
            public void reached(Supplier<LineProgress> progress) {
                kept.add(progress.get());
            }
        });
        stored().keep(TODAY, WIDTH, kept.get(3));
        stored().keep(TODAY, WIDTH, kept.get(1));
        assertThat(stored().progress(TODAY, WIDTH)).as("never goes back").hasValue(kept.get(3));
        assertThat(stored().progress(TODAY, WIDTH + 1)).isEmpty();

        assertThat(await(server(scheduler()), TODAY)).isEqualTo(expected(TODAY));
        assertThat(stored().progress(TODAY, WIDTH)).isEmpty();
    }

    @Test
    void twoServersFindTheSameLineOnce() throws InterruptedException {
        BestLines one = server(scheduler());
        BestLines other = server(scheduler());
        assertThat(one.of(TODAY)).isEmpty();
        assertThat(other.of(TODAY)).isEmpty();

        assertThat(await(one, TODAY)).isEqualTo(await(other, TODAY)).isEqualTo(expected(TODAY));
    }

    @Test
    void aStoppedServerGivesItsLeaseBack() throws InterruptedException {
        WorkScheduler scheduler = scheduler();
        BestLines lines = new BestLines(
                database,
                DailyPuzzle::of,
                puzzle -> DailyLetters.of(puzzle.edition()),
                () -> TODAY,
                scheduler,
                1_000_000);
        assertThat(lines.of(TODAY)).isEmpty();
        while (stored().progress(TODAY, 1_000_000).isEmpty()) {
            Thread.sleep(20);
        }

        scheduler.close();

        assertThat(new Leases(database).take("best-line " + TODAY, Duration.ofSeconds(1)))
                .isPresent();
        assertThat(stored().line(TODAY)).isEmpty();
    }

    @Test
    void repliesComeFirst() throws InterruptedException {
        WorkScheduler scheduler = scheduler();
        BestLines lines = server(scheduler);
        assertThat(lines.of(TODAY)).isEmpty();

        assertThat(scheduler
                        .submit(WorkKind.REPLY, Requester.SERVER, Duration.ofSeconds(5), _ -> "moved")
                        .await(Duration.ofSeconds(2)))
                .hasValue("moved");
        assertThat(await(lines, TODAY)).isEqualTo(expected(TODAY));
    }
}
