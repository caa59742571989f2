package dev.quoin.arena.match;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.result.GameResult;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.game.GameRecord;
import dev.quoin.game.play.GameRunner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Plays what is missing of a match, several games at once. Mutable, used once, by one thread.
///
/// Games are kept in the log as they end. The result does not depend on how many are played at once, nor on
/// how often the match was interrupted, except for the times.
///
/// @param <P> a position
/// @param <M> a move
public final class MatchRun<P, M> {
    /// How long games may go on when the match is interrupted, before they are given up.
    private static final Duration TO_FINISH = Duration.ofSeconds(2);

    private static final Duration TO_GIVE_UP = Duration.ofSeconds(4);

    private final MatchConfig<P, M> config;
    private final MatchFolder folder;
    private final Records records;
    private final MatchListener<P, M> listener;
    private final Scoreboard board;
    private Optional<MatchSecret> secret = Optional.empty();
    private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();
    private volatile boolean stopping;
    private volatile boolean givenUp;

    /// Whether each game is also written down for people and other programs.
    public enum Records {
        WRITTEN,
        LEFT_OUT
    }

    /// A match in a folder.
    public MatchRun(MatchConfig<P, M> config, MatchFolder folder, Records records, MatchListener<P, M> listener) {
        this.config = config;
        this.folder = folder;
        this.records = records;
        this.listener = listener;
        this.board = new Scoreboard(config);
    }

    /// How a run ended.
    ///
    /// @param result of all pairs played by now
    /// @param complete whether nothing is missing of what was to be played
    /// @param resumed how many games had been played before
    public record Ending(MatchResult result, boolean complete, int resumed) {}

    /// Plays until everything is played or this thread is interrupted.
    ///
    /// @throws MatchFolderException when the folder holds something else
    public Ending play(int jobs) {
        return play(jobs, PairRange.all());
    }

    /// Plays until these pairs are played or this thread is interrupted. Lines of logs of several parts make the
    /// log of the whole match.
    ///
    /// @throws MatchFolderException when the folder holds something else
    public Ending play(int jobs, PairRange range) {
        if (jobs < 1) {
            throw new IllegalArgumentException("a match needs at least 1 job, got " + jobs);
        }
        folder.prepare();
        try (MatchLog log = MatchLog.open(folder.log(), config)) {
            log.played().forEach(board::add);
            secret = config.isolation().map(_ -> MatchSecret.in(folder.secret()));
            var order = new GameSchedule(range, board::last, jobs, secret);
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
            await(ended, workers);
            RuntimeException why = failure.get();
            if (why != null) {
                throw why;
            }
            return new Ending(board.result(), board.isComplete(range), resumed);
        }
    }

    /// Waits for all workers. Interrupted, it lets games end for a moment, and then does not wait for them.
    private void await(CountDownLatch ended, List<Thread> workers) {
        boolean interrupted = false;
        try {
            ended.await();
        } catch (InterruptedException hurry) {
            interrupted = true;
            stopping = true;
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
                number = order.next();
            }
        } catch (RuntimeException why) {
            // Whatever goes wrong in a thread that was told to give up is no news.
            if (!givenUp) {
                failure.compareAndSet(null, why);
            }
            stopping = true;
        } finally {
            ended.countDown();
        }
    }

    private GameRecord<P, M> play(GameNumber number, int attempt, Seats<P, M> seats) {
        var runner = GameRunner.of(config.ruleset(), config.terms()).withListener(listener.turnListener());
        String id = secret.map(key -> key.gameId(number, attempt)).orElse(number.label());
        return seats.play(players -> runner.play(
                config.seedOf(number.pair()), number.label(), id, number.game() == 1 ? players : players.reversed()));
    }

    private void playGame(GameNumber number, Seats<P, M> seats, MatchLog log) {
        long seed = config.seedOf(number.pair());
        GameRecord<P, M> record = play(number, 1, seats);
        List<LoggedGame.Kill> kills = KilledPlayers.of(record);
        if (!kills.isEmpty() && !givenUp) {
            // A game that a signal ended says nothing about strength, so it is played again, once.
            record = play(number, 2, seats);
            kills = Stream.concat(kills.stream(), KilledPlayers.of(record).stream())
                    .toList();
            record = KilledPlayers.judged(record, seat -> isOpen(number, seat));
        }
        // A game during which this thread was told to give up may have ended for that very reason.
        if (givenUp) {
            return;
        }
        if (records == Records.WRITTEN) {
            write(number, record.withTitle("arena game " + number.label() + ", seed " + seed));
        }
        LoggedGame game =
                LoggedGame.of(config.ruleset(), seed, number.label(), record).withKills(kills);
        LoggedGame logged = config.isolation().map(game::withIsolation).orElse(game);
        if (log.append(new GameLine(number, logged))) {
            board.add(GameResult.of(number.pair(), number.game(), logged));
            listener.finished(number, logged);
        }
    }

    /// Whether the contestant in a seat is a program that could reach others.
    private boolean isOpen(GameNumber number, int seat) {
        int contestant = number.game() == 1 ? seat : 1 - seat;
        return config.contestants()
                .get(contestant)
                .isolation()
                .filter(isolation -> !isolation.sandboxed())
                .isPresent();
    }

    /// Takes away what games that were begun and not finished left in the logs of agents outside.
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
