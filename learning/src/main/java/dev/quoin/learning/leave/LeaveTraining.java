package dev.quoin.learning.leave;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.leave.LeaveFile;
import dev.quoin.crossword.leave.LeaveOrigin;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.MultisetRank;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/// A training of leave values with its files. It can be stopped between batches of games and resumed. Mutable,
/// not thread-safe; close it.
///
/// On the positions of self-play games, random racks are valued by their best move. A leave is worth what the
/// racks that contain it are worth more than others. The first round plays without leave values, later ones
/// with those of the round before. One more round may learn by how much the tiles that are not on the board change the
/// values. The result does not depend on the number of threads, nor on where the
/// training was stopped.
public final class LeaveTraining implements AutoCloseable {
    private final Path file;
    private final Crossword game;
    private final LeaveConfig config;
    private final MultisetRank ranks;
    private final ExecutorService threads;
    private final List<Worker> workers = new ArrayList<>();
    private final LeaveSums sums;
    private UnseenSums unseen;
    private LeaveTable table;
    private int round;
    private int games;

    /// What one thread plays with.
    private record Worker(LeaveSelfPlay selfPlay, LeaveSums sums, UnseenSums unseen) {}

    private LeaveTraining(Path file, Crossword game, LeaveConfig config, int threads, LeaveCheckpoint state) {
        this.file = file;
        this.game = game;
        this.config = config;
        this.ranks = state.table().ranks();
        this.sums = state.sums();
        this.table = state.table();
        this.unseen = state.unseen();
        this.round = state.round();
        this.games = state.games();
        this.threads = Executors.newFixedThreadPool(threads);
        hire(threads);
    }

    private void hire(int count) {
        workers.clear();
        for (int worker = 0; worker < count; worker++) {
            workers.add(new Worker(
                    new LeaveSelfPlay(game, table, config.racks()), new LeaveSums(ranks), unseenSums(game, table)));
        }
    }

    private static UnseenSums unseenSums(Crossword game, LeaveTable table) {
        return new UnseenSums(game.variant().tiles(), table);
    }

    /// Starts a training.
    ///
    /// @param file the file of values; the checkpoint is written beside it
    public static LeaveTraining begin(Path file, Crossword game, LeaveConfig config, int threads) {
        LeaveTable zero = LeaveTable.zero(game.variant());
        var start = new LeaveCheckpoint(
                notes(game, config), 0, 0, zero, new LeaveSums(zero.ranks()), unseenSums(game, zero));
        return new LeaveTraining(file, game, config, threads, start);
    }

    /// Resumes a training from its checkpoint.
    ///
    /// @throws IllegalArgumentException if the checkpoint cannot be used or has another configuration
    public static LeaveTraining resume(Path file, Crossword game, LeaveConfig config, int threads) {
        LeaveCheckpoint state = LeaveCheckpoint.read(checkpointFile(file), notes(game, config), game.variant());
        return new LeaveTraining(file, game, config, threads, state);
    }

    private static Map<String, String> notes(Crossword game, LeaveConfig config) {
        Map<String, String> notes = config.notes();
        notes.put("variant", game.variant().name());
        notes.put(
                "tiles",
                game.variant()
                        .tiles()
                        .distribution()
                        .show(game.variant().tiles().alphabet()));
        notes.put("words", game.lexicon().fingerprint());
        return notes;
    }

    /// Returns the file of the checkpoint.
    public static Path checkpointFile(Path file) {
        return file.resolveSibling(file.getFileName() + ".state");
    }

    /// Plays the next games of the round, at most `most`, on all threads.
    public void play(int most) {
        int end = games + Math.min(most, config.games() - games);
        var next = new AtomicInteger(games);
        long seed = config.seed() * config.rounds() + round;
        var running = new ArrayList<Future<?>>();
        for (Worker worker : workers) {
            running.add(threads.submit(() -> {
                for (int number = next.getAndIncrement(); number < end; number = next.getAndIncrement()) {
                    worker.selfPlay.play(seed, number, learnsUnseen() ? worker.unseen : worker.sums);
                }
            }));
        }
        running.forEach(LeaveTraining::await);
        games = end;
        if (games == config.games()) {
            finishRound();
        }
    }

    /// Whether this is the round after the last one of leave values.
    private boolean learnsUnseen() {
        return round == config.rounds();
    }

    private static void await(Future<?> running) {
        try {
            running.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the training was interrupted");
        } catch (ExecutionException e) {
            throw new IllegalStateException("a training game failed", e.getCause());
        }
    }

    private void finishRound() {
        collect();
        if (learnsUnseen()) {
            table = table.with(unseen.fit());
        } else {
            table = LeaveSmoothing.table(ranks, sums, config.prior());
        }
        sums.clear();
        unseen = unseenSums(game, table);
        round++;
        games = 0;
        hire(workers.size());
    }

    private void collect() {
        for (Worker worker : workers) {
            sums.addAll(worker.sums);
            worker.sums.clear();
            unseen.addAll(worker.unseen);
            worker.unseen.clear();
        }
    }

    /// Returns whether all rounds are over.
    public boolean isOver() {
        return round == config.allRounds();
    }

    /// Returns the number of games so far, of all rounds.
    public long games() {
        return (long) round * config.games() + games;
    }

    /// Returns the round, from 1.
    public int round() {
        return Math.min(round + 1, config.allRounds());
    }

    /// Writes the checkpoint.
    public void save() {
        collect();
        new LeaveCheckpoint(notes(game, config), round, games, table, sums, unseen).write(checkpointFile(file));
    }

    /// Writes the values after the last round, and deletes the checkpoint.
    ///
    /// @param command the command that learns the same values again
    public void finish(String command) {
        var origin = LeaveOrigin.of(game.variant(), game.lexicon(), config.seed(), command);
        new LeaveFile(origin, table).write(file, game.variant());
        try {
            Files.deleteIfExists(checkpointFile(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Returns the values after the last finished round.
    public LeaveTable table() {
        return table;
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
