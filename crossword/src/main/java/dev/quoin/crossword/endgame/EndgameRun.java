package dev.quoin.crossword.endgame;

import dev.quoin.crossword.endgame.CrosswordEndgameOptions.RootValues;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.ValuedMove;
import dev.quoin.crossword.endgame.EndgameThreads.SearchControl;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.game.CpuMeter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// One run of the solver: the value of the position, its line, and the values of its moves. Used by one thread.
final class EndgameRun {
    private static final Comparator<ValuedMove> BEST_FIRST =
            Comparator.comparingInt(ValuedMove::value).reversed().thenComparing(ValuedMove::bound);

    private final EndgameStart start;
    private final RootValues rootValues;
    private final SearchControl control;
    private final Helpers helpers;
    private final EndgameWorker worker;
    private final EndgameDeepening search;
    private final List<CrosswordMove> line = new ArrayList<>();

    EndgameRun(
            Lexicon lexicon,
            EndgameStart start,
            CrosswordEndgameOptions options,
            PositionTable table,
            SearchControl control) {
        this.start = start;
        rootValues = options.rootValues();
        this.control = control;
        var threads = new EndgameThreads(options.threads(), table, control);
        worker = new EndgameWorker(lexicon, start, threads);
        search = new EndgameDeepening(worker, start);
        helpers = new Helpers(options.threads() - 1, () -> new EndgameWorker(lexicon, start, threads), start, control);
    }

    CrosswordEndgameResult solve() {
        try (helpers) {
            helpers.start();
            untilStopped(this::searchAll);
        }
        if (rootValues == RootValues.ALL) {
            control.grantTimeForLine();
            untilStopped(search::estimateMoves);
        }
        control.grantTimeForLine();
        untilStopped(() -> new EndgameLine(worker, start, line).collect(search));
        List<ValuedMove> sorted = search.moves().stream().sorted(BEST_FIRST).toList();
        long nodes = worker.nodes + helpers.nodes();
        return new CrosswordEndgameResult(search.value(), search.isProved(), line, nodes, sorted);
    }

    private void searchAll() {
        search.deepen();
        if (rootValues == RootValues.ALL) {
            search.solveMoves();
        }
    }

    private void untilStopped(Runnable part) {
        try {
            part.run();
        } catch (SearchControl.Stopped stopped) {
            control.checkInterrupt();
        }
    }

    /// Threads that search the same position as the caller and share its transposition table. Used by the caller's
    /// thread.
    private static final class Helpers implements AutoCloseable {
        private final int count;
        private final Supplier<EndgameWorker> workers;
        private final EndgameStart start;
        private final SearchControl control;
        private final List<EndgameWorker> started = new ArrayList<>();
        private final List<Thread> threads = new ArrayList<>();
        private volatile @Nullable Throwable failure;

        Helpers(int count, Supplier<EndgameWorker> workers, EndgameStart start, SearchControl control) {
            this.count = count;
            this.workers = workers;
            this.start = start;
            this.control = control;
        }

        void start() {
            for (int number = 1; number <= count; number++) {
                EndgameWorker worker = workers.get();
                started.add(worker);
                threads.add(Thread.ofPlatform()
                        .daemon()
                        .name("endgame-" + number)
                        .start(CpuMeter.counted(() -> run(worker))));
            }
        }

        private void run(EndgameWorker worker) {
            try {
                new EndgameDeepening(worker, start).deepen();
            } catch (SearchControl.Stopped expected) {
                // The caller has finished.
            } catch (Throwable unexpected) {
                failure = unexpected;
                control.stop();
            }
        }

        /// Ends the threads, and waits for that.
        @Override
        public void close() {
            control.endHelpers();
            boolean interrupted = false;
            for (Thread thread : threads) {
                while (thread.isAlive()) {
                    try {
                        thread.join();
                    } catch (InterruptedException e) {
                        interrupted = true;
                    }
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            if (failure != null) {
                throw new IllegalStateException("a thread of the endgame search failed", failure);
            }
        }

        /// Nodes searched by the helpers, after they have ended.
        long nodes() {
            long nodes = 0;
            for (EndgameWorker worker : started) {
                nodes += worker.nodes;
            }
            return nodes;
        }
    }

    /// Collects the principal variation after a search, by making its moves in the worker. Mutable, used by one
    /// thread.
    static final class EndgameLine {
        private final EndgameWorker worker;
        private final EndgameStart start;
        private final List<CrosswordMove> line;
        private int turnsLeft;

        EndgameLine(EndgameWorker worker, EndgameStart start, List<CrosswordMove> line) {
            this.worker = worker;
            this.start = start;
            this.line = line;
            turnsLeft = start.turnsLeft();
        }

        /// Adds moves to the line: to the end of the game if the value is proved, otherwise as far as the table
        /// goes.
        void collect(EndgameDeepening search) {
            int value = search.value();
            int move = search.move();
            boolean going = true;
            while (going) {
                PackedPlays plays = worker.state.rootPlays();
                int index = find(plays, move);
                if (search.isProved()) {
                    index = findWorth(plays, index, value);
                }
                if (index < 0) {
                    return;
                }
                int score = index == plays.size ? 0 : PackedPlays.score(plays.heads[index]);
                value = score - value;
                going = make(plays, index, score);
                move = worker.tableMove(start.distinctTurns(turnsLeft));
            }
        }

        /// The index of a move; -1 if there is none.
        private static int find(PackedPlays plays, int move) {
            if (move == EndgameWorker.PASS) {
                return plays.size;
            }
            for (int index = 0; index < plays.size; index++) {
                if (PositionTable.isMove(move, plays.marks[index])) {
                    return index;
                }
            }
            return -1;
        }

        /// The first move that is worth `value`, trying `first` before the others and a pass after them.
        private int findWorth(PackedPlays plays, int first, int value) {
            if (first >= 0 && first < plays.size && isWorth(first, value)) {
                return first;
            }
            for (int index = 0; index <= plays.size; index++) {
                if ((index != first || index == plays.size) && isWorth(index, value)) {
                    return index;
                }
            }
            throw new AssertionError("no move is worth the proved value " + value);
        }

        private boolean isWorth(int index, int value) {
            PackedPlays plays = worker.state.ply(0).plays;
            int score = index == plays.size ? 0 : PackedPlays.score(plays.heads[index]);
            int found = worker.valueAfter(
                    index,
                    turnsLeft,
                    turns -> worker.search(1, EndgameWorker.UNLIMITED, score - value, score - value + 1, turns));
            return found >= value;
        }

        /// Makes a move. Returns whether the game goes on.
        private boolean make(PackedPlays plays, int index, int score) {
            turnsLeft = score == 0 ? turnsLeft - 1 : start.variant().scorelessTurns();
            if (index == plays.size) {
                line.add(new CrosswordMove.Pass());
                worker.state.advance(0, 0, 0);
                return turnsLeft > 0;
            }
            long head = plays.heads[index];
            line.add(PackedPlays.play(head, plays.tiles[index], start.board().rows()));
            boolean out = plays.needs[index] == worker.state.racks[worker.state.side(0)];
            worker.state.advance(head, plays.tiles[index], plays.needs[index]);
            return !out && turnsLeft > 0;
        }
    }
}
