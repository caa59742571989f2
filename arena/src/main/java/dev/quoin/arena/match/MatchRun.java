package dev.quoin.arena.match;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.result.GameResult;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.game.GameRecord;
import dev.quoin.game.play.GameRunner;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Player;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Plays the missing games of a match, several in parallel. Mutable, single-use, not thread-safe.
///
/// Each game is logged when it ends. Apart from move times, the result depends neither on the number of
/// parallel games nor on interruptions.
///
/// @param <P> a position
/// @param <M> a move
public final class MatchRun<P, M> {
    /// How long running games may continue after the match is interrupted, before they are abandoned.
    private static final Duration TO_FINISH = Duration.ofSeconds(2);

    private static final Duration TO_GIVE_UP = Duration.ofSeconds(4);

    /// How many pairs each job may be ahead of the oldest unfinished pair of a tested match.
    private static final int LEAD_PER_JOB = 4;

    private final MatchConfig<P, M> config;
    private final MatchFolder folder;
    private final Records records;
    private final MatchListener<P, M> listener;
    private final Scoreboard board;
    private Optional<MatchSecret> secret = Optional.empty();
    private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();
    private volatile boolean stopping;
    private volatile boolean givenUp;

    /// Whether each game is also written to a record file.
    public enum Records {
        WRITTEN,
        LEFT_OUT
    }

    /// Creates a run of a match in a folder.
    public MatchRun(MatchConfig<P, M> config, MatchFolder folder, Records records, MatchListener<P, M> listener) {
        this.config = config;
        this.folder = folder;
        this.records = records;
        this.listener = listener;
        this.board = new Scoreboard(config);
    }

    /// The outcome of a run.
    ///
    /// @param result the result of all pairs played so far
    /// @param complete whether all requested games have been played
    /// @param resumed the number of games played before this run
    public record Ending(MatchResult result, boolean complete, int resumed) {}

    /// Plays until the match is complete or this thread is interrupted.
    ///
    /// @throws MatchFolderException when the folder contains something else
    public Ending play(int jobs) {
        return play(jobs, PairRange.all());
    }

    /// Plays until these pairs are complete or this thread is interrupted. The log lines of several parts
    /// together form the log of the whole match.
    ///
    /// @throws MatchFolderException when the folder contains something else
    public Ending play(int jobs, PairRange range) {
        if (jobs < 1) {
            throw new IllegalArgumentException("a match needs at least 1 job, got " + jobs);
        }
        folder.prepare();
        try (MatchLog log = MatchLog.open(folder.log(), config, listener::resumed)) {
            log.played().forEach(board::add);
            secret = config.isolation().map(_ -> MatchSecret.in(folder.secret()));
            var order = new GameSchedule(range, board::last, jobs, secret, lead(jobs));
            int resumed = board.played();
            forgetUnfinished();
            listener.began(resumed, 2 * config.pairs());
            var ended = new CountDownLatch(jobs);
            var workers = new ArrayList<Thread>();
            for (int job = 1; job <= jobs; job++) {
                int number = job;
                workers.add(
                        Thread.ofPlatform().daemon().name("match-" + job).start(() -> work(number, order, log, ended)));
            }
            await(ended, workers, order);
            RuntimeException why = failure.get();
            if (why != null) {
                throw why;
            }
            return new Ending(board.result(), board.isComplete(range), resumed);
        }
    }

    /// Returns how far games may be started ahead of the oldest pair that is not complete. Only a test needs
    /// a limit: whatever is played after its verdict does not count.
    private Optional<GameSchedule.Lead> lead(int jobs) {
        return config.test().map(_ -> new GameSchedule.Lead(LEAD_PER_JOB * jobs, board::isPlayed));
    }

    /// Returns the result of the pairs that are complete so far. Other threads may call it during the run.
    public MatchResult result() {
        return board.result();
    }

    /// Waits for all workers. If interrupted, it gives running games a moment to finish and then abandons
    /// them.
    private void await(CountDownLatch ended, List<Thread> workers, GameSchedule order) {
        boolean interrupted = false;
        try {
            ended.await();
        } catch (InterruptedException hurry) {
            interrupted = true;
            stopping = true;
            order.close();
            if (!awaitAtMost(ended, TO_FINISH)) {
                givenUp = true;
                workers.forEach(Thread::interrupt);
                boolean _ = awaitAtMost(ended, TO_GIVE_UP);
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static boolean awaitAtMost(CountDownLatch ended, Duration time) {
        try {
            return ended.await(time.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException again) {
            return false;
        }
    }

    private void work(int job, GameSchedule order, MatchLog log, CountDownLatch ended) {
        try (var seats = new Seats<>(config, folder, listener.messageListener(), job)) {
            Optional<GameNumber> number = order.next();
            while (number.isPresent() && !stopping) {
                if (board.misses(number.get())) {
                    playGame(number.get(), seats, log);
                }
                order.played();
                number = order.next();
            }
        } catch (RuntimeException why) {
            // Errors in an abandoned thread are not worth reporting.
            if (!givenUp) {
                failure.compareAndSet(null, why);
            }
            stopping = true;
            order.close();
        } finally {
            ended.countDown();
        }
    }

    /// A game as it was played.
    ///
    /// @param cpuTimes the CPU times by seat, where they are known
    private record Played<P, M>(GameRecord<P, M> record, Map<Integer, Duration> cpuTimes) {}

    private Played<P, M> play(GameNumber number, int attempt, Seats<P, M> seats) {
        List<Terms> bySeat = bySeat(number, List.of(config.termsOf(0), config.termsOf(1)));
        var runner = GameRunner.of(config.ruleset(), config.terms())
                .withSeats(bySeat)
                .withListener(listener.turnListener());
        String id = secret.map(key -> key.gameId(number, attempt)).orElse(number.label());
        return seats.play(players -> {
            List<Player<P, M>> seated = bySeat(number, players);
            GameRecord<P, M> record =
                    runner.play(config.deal(number.pair()), config.seedOf(number.pair()), number.label(), id, seated);
            return new Played<>(record, cpuTimes(seated));
        });
    }

    private static Map<Integer, Duration> cpuTimes(List<? extends Player<?, ?>> seated) {
        var times = new TreeMap<Integer, Duration>();
        for (int seat = 0; seat < seated.size(); seat++) {
            int here = seat;
            seated.get(seat).cpuTime().ifPresent(time -> times.put(here, time));
        }
        return times;
    }

    private static <T> List<T> bySeat(GameNumber number, List<T> byContestant) {
        return number.game() == 1 ? byContestant : byContestant.reversed();
    }

    private void playGame(GameNumber number, Seats<P, M> seats, MatchLog log) {
        long seed = config.seedOf(number.pair());
        Played<P, M> played = play(number, 1, seats);
        GameRecord<P, M> record = played.record();
        List<LoggedGame.Kill> kills = KilledPlayers.of(record);
        if (!kills.isEmpty() && !givenUp) {
            // A game that was ended by a signal says nothing about strength, so it is replayed once.
            played = play(number, 2, seats);
            record = played.record();
            kills = Stream.concat(kills.stream(), KilledPlayers.of(record).stream())
                    .toList();
            record = KilledPlayers.judged(record, seat -> isOpen(number, seat));
        }
        // If this thread was told to stop during a game, the game may have ended for that reason.
        if (givenUp) {
            return;
        }
        if (records == Records.WRITTEN) {
            write(number, record.withTitle("arena game " + number.label() + ", seed " + seed));
        }
        LoggedGame game = LoggedGame.of(config.ruleset(), seed, number.label(), record)
                .withKills(kills)
                .withCpuTimes(played.cpuTimes());
        LoggedGame opened = config.openings()
                .map(book -> game.withOpening(LoggedGame.Opening.of(book.ofPair(number.pair()))))
                .orElse(game);
        LoggedGame logged = config.isolation().map(opened::withIsolation).orElse(opened);
        if (log.append(new GameLine(number, logged))) {
            board.add(GameResult.of(number.pair(), number.game(), logged));
            listener.finished(number, logged);
        }
    }

    /// Returns whether the contestant in a seat is a program that could reach others.
    private boolean isOpen(GameNumber number, int seat) {
        int contestant = number.game() == 1 ? seat : 1 - seat;
        return config.contestants()
                .get(contestant)
                .isolation()
                .filter(isolation -> !isolation.sandboxed())
                .isPresent();
    }

    /// Removes the output of unfinished games from the logs of external agents.
    private void forgetUnfinished() {
        for (String name : config.names()) {
            Path errors = folder.errors(name);
            if (!Files.isDirectory(errors)) {
                continue;
            }
            try (DirectoryStream<Path> files = Files.newDirectoryStream(errors)) {
                for (Path file : files) {
                    String label = file.getFileName().toString().split("-", 2)[0];
                    if (GameNumber.labelled(label).filter(board::misses).isPresent()) {
                        Files.delete(file);
                    }
                }
            } catch (IOException why) {
                throw new UncheckedIOException(why);
            }
        }
    }

    private void write(GameNumber number, GameRecord<P, M> record) {
        var format = config.ruleset().recordFormat();
        Path file = folder.record(number, format.extension());
        try {
            Files.createDirectories(folder.root().resolve("records"));
            OwnerOnly.file(file);
            Files.writeString(file, format.write(record));
        } catch (IOException why) {
            throw new UncheckedIOException(why);
        }
    }
}
