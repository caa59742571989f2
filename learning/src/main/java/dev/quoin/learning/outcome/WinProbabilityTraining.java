package dev.quoin.learning.outcome;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.equity.StaticEvaluator;
import dev.quoin.crossword.equity.WinProbability;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/// Learns win probabilities from games of `static` against itself. Mutable, not thread-safe; close it.
///
/// `static` does not look at the score, so how a lead changes does not depend on the lead, and every position
/// tells about all leads. The result does not depend on the number of threads.
public final class WinProbabilityTraining implements AutoCloseable {
    private static final int PLAYERS = 2;
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final Crossword game;
    private final LeaveTable table;
    private final long seed;
    private final ExecutorService threads;
    private final List<Worker> workers = new ArrayList<>();
    private int games;

    /// A position of a game in progress.
    ///
    /// @param mover the seat that has just moved
    /// @param unseen the tiles that it does not see
    /// @param lead its lead with its leave, in millipoints
    public record Sample(int mover, int unseen, int lead) {}

    /// What one thread plays with.
    private record Worker(StaticEvaluator evaluator, LeadChanges changes) {}

    /// Prepares a training.
    public WinProbabilityTraining(Crossword game, LeaveTable table, long seed, int threads) {
        this.game = game;
        this.table = table;
        this.seed = seed;
        this.threads = Executors.newFixedThreadPool(threads);
        int mostUnseen =
                Bag.atStart(game.variant(), PLAYERS).size() - game.variant().rackSize();
        for (int worker = 0; worker < threads; worker++) {
            workers.add(new Worker(
                    StaticEvaluator.of(game.variant(), game.lexicon(), table),
                    new LeadChanges(mostUnseen, game.variant().rackSize())));
        }
    }

    /// Plays so many games on all threads.
    public void play(int count) {
        int end = games + count;
        var next = new AtomicInteger(games);
        var running = new ArrayList<Future<?>>();
        for (Worker worker : workers) {
            running.add(threads.submit(() -> {
                for (int number = next.getAndIncrement(); number < end; number = next.getAndIncrement()) {
                    var samples = new ArrayList<Sample>();
                    int lead = play(worker.evaluator, number, samples);
                    for (Sample sample : samples) {
                        long change = (sample.mover == 0 ? lead : -lead) - (long) sample.lead;
                        worker.changes.add(sample.unseen, change);
                    }
                }
            }));
        }
        for (Future<?> one : running) {
            try {
                one.get();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            } catch (ExecutionException e) {
                throw new IllegalStateException("a training game failed", e.getCause());
            }
        }
        games = end;
    }

    /// Plays a game and collects its positions; returns the final lead of the first seat in millipoints. The
    /// same seed and number give the same game.
    int play(StaticEvaluator evaluator, long number, List<Sample> samples) {
        var chance = new SplittableRandom(seed * GOLDEN + number);
        var draws = TileSource.random(chance.split());
        SplittableRandom ties = chance.split();
        CrosswordPosition position = game.referee().start(PLAYERS, draws);
        while (!game.referee().isOver(position)) {
            int mover = position.toMove();
            evaluator.load(position);
            CrosswordMove move = evaluator.move(ties.nextInt(evaluator.size()));
            int leave = position.bagSize() == 0 ? 0 : table.value(kept(position.rack(), move));
            position = game.referee().play(position, move, draws);
            if (!game.referee().isOver(position)) {
                int unseen = position.bagSize() + position.rack(1 - mover).size();
                samples.add(new Sample(mover, unseen, lead(position, mover) + leave));
            }
        }
        return lead(position, 0);
    }

    private static Tiles kept(Tiles rack, CrosswordMove move) {
        return switch (move) {
            case Play play -> rack.minus(PlayRules.tilesOf(play));
            case Exchange(Tiles tiles) -> rack.minus(tiles);
            case Pass pass -> rack;
        };
    }

    private static int lead(CrosswordPosition position, int seat) {
        return 1000 * (position.scores().get(seat) - position.scores().get(1 - seat));
    }

    /// Returns the number of games so far.
    public int games() {
        return games;
    }

    /// Returns the probabilities that the games so far give.
    public WinProbability probability() {
        int mostUnseen =
                Bag.atStart(game.variant(), PLAYERS).size() - game.variant().rackSize();
        var all = new LeadChanges(mostUnseen, game.variant().rackSize());
        workers.forEach(worker -> all.addAll(worker.changes));
        return all.probability();
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
