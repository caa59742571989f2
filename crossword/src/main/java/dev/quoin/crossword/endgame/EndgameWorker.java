package dev.quoin.crossword.endgame;

import dev.quoin.crossword.endgame.EndgamePly.OutPlays;
import dev.quoin.crossword.endgame.EndgameThreads.BusyMoves;
import dev.quoin.crossword.endgame.EndgameThreads.KillerMoves;
import dev.quoin.crossword.endgame.EndgameThreads.SearchControl;
import dev.quoin.crossword.lexicon.Lexicon;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;

/// One thread of an endgame search: negamax with principal variation search and a transposition table. Mutable;
/// used by one thread.
final class EndgameWorker {
    static final int INFINITY = PositionTable.LARGEST;

    /// A depth that is never used up.
    static final int UNLIMITED = PositionTable.PROVED - 1;

    /// The mark of a pass.
    static final int PASS = 2;

    /// Plays put in order one by one; if none of them causes a cutoff, the order of the rest hardly matters.
    private static final int SORTED = 8;

    /// Nodes between two checks of the time.
    private static final int CHECKED = 255;

    /// Threads divide the moves of positions up to this ply.
    private static final int SHARED_PLIES = 6;

    final EndgameState state;
    private final EndgameStart start;
    private final PositionTable table;
    private final BusyMoves busy;
    private final KillerMoves killers;
    private SearchControl control;
    private final PlayoutEstimate estimate;
    private final int freshTurns;
    private final int sharedPlies;
    private final SolitaireBound solitaire;
    private final OutPlays outs = new OutPlays();

    long nodes;
    private long mostNodes = Long.MAX_VALUE;

    /// Whether the value that was returned last needs no deeper search.
    boolean proved;

    EndgameWorker(Lexicon lexicon, EndgameStart start, EndgameThreads threads) {
        this.start = start;
        state = new EndgameState(lexicon, start);
        table = threads.table();
        busy = threads.busy();
        killers = threads.killers();
        control = threads.control();
        sharedPlies = threads.count() > 1 ? SHARED_PLIES : 0;
        freshTurns = start.distinctTurns(start.variant().scorelessTurns());
        solitaire = new SolitaireBound(lexicon, start.variant(), state);
        estimate = new PlayoutEstimate(state.board, state.codes);
    }

    /// The value of the position for the side to move: exact between `alpha` and `beta`, otherwise a bound.
    ///
    /// @param depth plies until the value is estimated
    /// @param turns scoreless turns until the game ends
    int search(int ply, int depth, int alpha, int beta, int turns) {
        if ((++nodes & CHECKED) == 0) {
            control.check(nodes);
            if (nodes > mostNodes) {
                throw new OutOfNodes();
            }
        }
        int side = state.side(ply);
        long hash = state.hash(side, turns);
        long entry = table.find(hash);
        if (entry != PositionTable.ABSENT && PositionTable.depth(entry) >= depth) {
            proved = PositionTable.depth(entry) == PositionTable.PROVED;
            int lower = PositionTable.lower(entry);
            int upper = PositionTable.upper(entry);
            if (lower >= beta || lower == upper) {
                return lower;
            }
            if (upper <= alpha) {
                return upper;
            }
        }
        int decided = solitaire.decide(side, alpha, beta, state.ply(ply));
        if (decided != SolitaireBound.UNDECIDED) {
            proved = true;
            return decided;
        }
        EndgamePly node = state.begin(ply);
        int gain = 2 * state.rackValue(side ^ 1);
        if (turns == 1) {
            node.offer(state.rackValue(side ^ 1) - state.rackValue(side), PASS);
        }
        node.offerOuts(0, state.racks[side], gain);
        if (node.best < beta && !expand(ply, node, depth, alpha, beta, turns, hash, PositionTable.move(entry))) {
            proved = false;
            EndgamePly other = state.ply(ply - 1);
            return Math.max(node.best, estimate.value(node.plays, other, state.racks, side));
        }
        int reached = node.allProved ? PositionTable.PROVED : depth;
        int best = node.best;
        table.store(hash, best > alpha ? best : -INFINITY, best < beta ? best : INFINITY, reached, node.bestMark);
        proved = node.allProved;
        return best;
    }

    /// Tries the moves of a position that do not end the game, until one is worth `beta`. Returns false if the
    /// position must be estimated instead.
    private boolean expand(int ply, EndgamePly node, int depth, int alpha, int beta, int turns, long hash, int move) {
        int side = state.side(ply);
        int next = depth == UNLIMITED ? UNLIMITED : depth - 1;
        int tried = 0;
        node.threats.collect(state.ply(ply - 1), state.racks[side ^ 1]);
        if (depth > 0) {
            // Most cutoffs are due to a move that is known: then the lanes that have changed need no plays.
            int index = node.find(move);
            if (index >= 0 && node.plays.needs[index] != state.racks[side]) {
                tried = node.plays.marks[index];
                tryPlay(ply, node, index, next, alpha, beta, turns);
                if (node.best >= beta) {
                    return true;
                }
            }
        }
        int kept = node.plays.size;
        state.complete(ply, node);
        node.offerOuts(kept, state.racks[side], 2 * state.rackValue(side ^ 1));
        if (node.best >= beta) {
            node.allProved = true;
            return true;
        }
        if (depth <= 0 && node.plays.size > 0) {
            return false;
        }
        tryPlays(ply, node, next, alpha, beta, turns, hash, move, tried);
        if (turns > 1 && node.best < beta) {
            node.touched = 0;
            boolean forced = node.plays.size == 0;
            int bound = Math.max(alpha, node.best);
            int value = child(ply, forced ? depth : next, bound, beta, turns - 1, forced);
            node.take(value, PASS, bound, beta, proved);
        }
        return true;
    }

    private void tryPlays(
            int ply, EndgamePly node, int depth, int alpha, int beta, int turns, long hash, int move, int tried) {
        PackedPlays plays = node.plays;
        node.order(move, killers.first(ply), killers.second(ply), outs, state.racks[state.side(ply)]);
        // Not at the root: of moves that seem equal, the one searched first may decide how long the proof takes.
        boolean shared = ply > 0 && ply < sharedPlies;
        for (int index = 0; index < plays.size && node.best < beta; index++) {
            if (index < SORTED) {
                plays.selectLargest(index);
            }
            int mark = plays.marks[index];
            if (mark == tried || plays.needs[index] == state.racks[state.side(ply)]) {
                continue;
            }
            // The first move is never left to another thread: it is the one most likely to cause a cutoff.
            if (!shared || node.best == -INFINITY) {
                tryPlay(ply, node, index, depth, alpha, beta, turns);
                continue;
            }
            long key = BusyMoves.key(hash, mark);
            if (busy.isBusy(key)) {
                node.defer(index);
            } else {
                tryPlay(ply, node, index, depth, alpha, beta, turns);
                busy.leave(key);
            }
        }
        for (int index = 0; index < node.deferrals && node.best < beta; index++) {
            tryPlay(ply, node, node.deferred[index], depth, alpha, beta, turns);
        }
    }

    /// Searches one play that does not go out.
    private void tryPlay(int ply, EndgamePly node, int index, int depth, int alpha, int beta, int turns) {
        int side = state.side(ply);
        long need = node.plays.needs[index];
        long head = node.plays.heads[index];
        long tiles = node.plays.tiles[index];
        int mark = node.plays.marks[index];
        int score = PackedPlays.score(head);
        int left = score == 0 ? turns - 1 : freshTurns;
        int bound = Math.max(alpha, node.best);
        int rest = state.codes[side].value(state.racks[side] - need);
        if (left == 0) {
            node.take(state.rackValue(side ^ 1) - rest, mark, bound, beta, true);
            return;
        }
        int out = node.threats.bestAfter(head);
        if (out >= 0 && score - out - 2 * rest <= bound) {
            node.best = Math.max(node.best, score - out - 2 * rest);
            return;
        }
        int most = node.hasTops ? solitaire.mostAfter(side, node, score, need) : INFINITY;
        if (most <= bound) {
            node.best = Math.max(node.best, most);
            return;
        }
        boolean first = node.best == -INFINITY;
        int changes = state.make(ply, node, head, tiles, need);
        int value;
        try {
            value = score + child(ply, depth, bound - score, beta - score, left, first);
        } finally {
            state.unmake(ply, head, tiles, need, changes);
        }
        node.take(value, mark, bound, beta, proved);
        if (value >= beta) {
            killers.add(ply, mark);
        }
    }

    private int child(int ply, int depth, int alpha, int beta, int turns, boolean first) {
        if (first || beta - alpha == 1) {
            return -search(ply + 1, depth, -beta, -alpha, turns);
        }
        int value = -search(ply + 1, depth, -alpha - 1, -alpha, turns);
        return value > alpha && value < beta ? -search(ply + 1, depth, -beta, -alpha, turns) : value;
    }

    /// The value after a move at the root.
    ///
    /// @param index the move's number in the plays of the root; that of a pass is the number of plays
    /// @param turnsLeft scoreless turns until the game ends, before the move
    /// @param search the value for the opponent, by the scoreless turns that a search must tell apart; called
    ///     unless the move ends the game
    int valueAfter(int index, int turnsLeft, IntUnaryOperator search) {
        EndgamePly root = state.ply(0);
        int side = state.side(0);
        PackedPlays plays = root.plays;
        long need = index == plays.size ? 0 : plays.needs[index];
        int score = need == 0 ? 0 : PackedPlays.score(plays.heads[index]);
        int left = score == 0 ? turnsLeft - 1 : start.variant().scorelessTurns();
        int otherValue = state.rackValue(side ^ 1);
        if (need == state.racks[side]) {
            return score + 2 * otherValue;
        }
        if (left == 0) {
            return otherValue - state.codes[side].value(state.racks[side] - need);
        }
        int turns = start.distinctTurns(left);
        if (need == 0) {
            root.touched = 0;
            return -search.applyAsInt(turns);
        }
        long head = plays.heads[index];
        long tiles = plays.tiles[index];
        int changes = state.make(0, root, head, tiles, need);
        try {
            return score - search.applyAsInt(turns);
        } finally {
            state.unmake(0, head, tiles, need, changes);
        }
    }

    /// What a move at the root is worth if the opponent then goes out with a play without points.
    ///
    /// @param index as in [#valueAfter]
    int valueIfOpponentGoesOut(int index) {
        PackedPlays plays = state.ply(0).plays;
        int side = state.side(0);
        boolean isPass = index == plays.size;
        int kept = state.codes[side].value(state.racks[side] - (isPass ? 0 : plays.needs[index]));
        return (isPass ? 0 : PackedPlays.score(plays.heads[index])) - 2 * kept;
    }

    /// Runs a search that may take about so many nodes.
    ///
    /// @throws OutOfNodes when it needs more
    int within(long most, IntSupplier search) {
        mostNodes = nodes + most;
        try {
            return search.getAsInt();
        } finally {
            mostNodes = Long.MAX_VALUE;
        }
    }

    /// Ends a search of [#within] from any depth. What it found out is in the table.
    static final class OutOfNodes extends RuntimeException {
        private static final long serialVersionUID = 1;

        private OutOfNodes() {
            super("out of nodes", null, false, false);
        }
    }

    /// From now on, `successor` stops this worker.
    void controlBy(SearchControl successor) {
        control = successor;
    }

    /// Called when a search at the root is complete, so that there is a move.
    void noteEstimate() {
        control.noteEstimate();
    }

    /// The best move at the root that the table knows, for [PositionTable#isMove]; 0 for none.
    int tableMove(int turns) {
        return PositionTable.move(table.find(state.hash(state.side(0), turns)));
    }
}
