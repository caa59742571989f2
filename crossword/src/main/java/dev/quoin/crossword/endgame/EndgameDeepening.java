package dev.quoin.crossword.endgame;

import dev.quoin.crossword.endgame.CrosswordEndgameResult.Bound;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.ValuedMove;
import dev.quoin.crossword.rules.CrosswordMove;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Iterative deepening with aspiration windows, from the position before the search or after one of its moves.
/// Mutable, used by one thread.
final class EndgameDeepening {
    /// Deeper searches have no limit. More steps in between cost more than their better move ordering gains: one
    /// of the reference positions takes 7.7 million nodes with twenty steps and 3.3 million with four.
    private static final int DEEPEST = 4;

    /// The nodes that each move gets at first, and by how much the number grows for those not solved within it.
    private static final long FIRST_NODES = 1 << 12;

    private static final int MORE_NODES = 8;

    private static final int WINDOW = 5;
    private static final int WIDEST = 80;

    private final EndgameWorker worker;
    private final EndgameStart start;
    private final List<ValuedMove> moves = new ArrayList<>();
    private int value;
    private boolean proved;
    private int move;

    EndgameDeepening(EndgameWorker worker, EndgameStart start) {
        this.worker = worker;
        this.start = start;
    }

    /// The value of the last search that was completed.
    int value() {
        return value;
    }

    boolean isProved() {
        return proved;
    }

    /// The best move of the last search that was completed, for [PositionTable#isMove]; 0 for none.
    int move() {
        return move;
    }

    /// Searches deeper and deeper until the value is proved.
    void deepen() {
        int turns = start.distinctTurns(start.turnsLeft());
        for (int depth = 0; !proved; depth++) {
            value = deepen(0, depth > DEEPEST ? EndgameWorker.UNLIMITED : depth, value, turns);
            proved = worker.proved;
            move = worker.tableMove(turns);
            if (depth > 0) {
                worker.noteEstimate();
            }
        }
    }

    /// One search with a window around `guess`, widened until the value is inside.
    private int deepen(int ply, int depth, int guess, int turns) {
        int alpha = depth == 0 ? -EndgameWorker.INFINITY : guess - WINDOW;
        int beta = depth == 0 ? EndgameWorker.INFINITY : guess + WINDOW;
        int width = WINDOW;
        while (true) {
            int found = worker.search(ply, depth, alpha, beta, turns);
            width *= 3;
            if (found <= alpha && alpha > -EndgameWorker.INFINITY) {
                beta = found + 1;
                alpha = width > WIDEST ? -EndgameWorker.INFINITY : found - width;
            } else if (found >= beta && beta < EndgameWorker.INFINITY) {
                alpha = found - 1;
                beta = width > WIDEST ? EndgameWorker.INFINITY : found + width;
            } else {
                return found;
            }
        }
    }

    /// All moves with what is known of their values, if they were asked for.
    List<ValuedMove> moves() {
        return moves;
    }

    /// Values every move, after the position itself was solved. Those not solved when the search is stopped are worth
    /// the value of the position or less.
    ///
    /// Moves that look good come first, and each gets a few nodes before any gets many: the exact value of a bad
    /// move can take a thousand times as long as that of the best, and the time may be up before that.
    void solveMoves() {
        listMoves(value, Bound.UPPER);
        List<Integer> unsolved = promisingFirst();
        for (long nodes = FIRST_NODES; !unsolved.isEmpty(); nodes *= MORE_NODES) {
            long most = nodes;
            unsolved.removeIf(index -> isSolvedWithin(index, most));
        }
    }

    /// The indices of all moves: the best one, then by their estimates.
    private List<Integer> promisingFirst() {
        PackedPlays plays = worker.state.ply(0).plays;
        var estimates = new int[moves.size()];
        for (int index = 0; index < estimates.length; index++) {
            int mark = index == plays.size ? EndgameWorker.PASS : plays.marks[index];
            estimates[index] = PositionTable.isMove(move, mark) ? EndgameWorker.INFINITY : estimateAfter(index);
        }
        return IntStream.range(0, estimates.length)
                .boxed()
                .sorted(Comparator.comparingInt(index -> -estimates[index]))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /// Values a move if that takes at most so many nodes.
    private boolean isSolvedWithin(int index, long nodes) {
        try {
            int exact = worker.within(nodes, () -> valueAfter(index, this::solve));
            setValue(index, exact, Bound.EXACT);
            return true;
        } catch (EndgameWorker.OutOfNodes expected) {
            return false;
        }
    }

    /// Estimates every move if the search was stopped before the position was solved. Those not reached when this is
    /// stopped as well count as if the opponent went out at once, without any points for that.
    void estimateMoves() {
        if (!moves.isEmpty()) {
            return;
        }
        listMoves(0, Bound.ESTIMATE);
        for (int index = 0; index < moves.size(); index++) {
            setValue(index, worker.valueIfOpponentGoesOut(index), Bound.ESTIMATE);
        }
        IntStream.range(0, moves.size())
                .boxed()
                .sorted(Comparator.comparingInt(index -> -moves.get(index).value()))
                .toList()
                .forEach(index -> setValue(index, estimateAfter(index), Bound.ESTIMATE));
    }

    private int estimateAfter(int index) {
        return valueAfter(index, turns -> worker.search(1, 0, -EndgameWorker.INFINITY, EndgameWorker.INFINITY, turns));
    }

    private void listMoves(int upper, Bound bound) {
        PackedPlays plays = worker.state.rootPlays();
        for (int index = 0; index < plays.size; index++) {
            int score = PackedPlays.score(plays.heads[index]);
            CrosswordMove play = PackedPlays.play(
                    plays.heads[index], plays.tiles[index], start.board().rows());
            moves.add(new ValuedMove(play, score, upper, bound));
        }
        moves.add(new ValuedMove(new CrosswordMove.Pass(), 0, upper, bound));
    }

    private void setValue(int index, int found, Bound bound) {
        ValuedMove known = moves.get(index);
        moves.set(index, new ValuedMove(known.move(), known.score(), found, bound));
    }

    /// The exact value of move `index` of the position, which is likely to be near `guess`.
    int solveAfter(int index, int guess) {
        value = guess;
        return valueAfter(index, turns -> solve(turns));
    }

    /// The value after move `index`, with the opponent's value from `search`.
    private int valueAfter(int index, IntUnaryOperator search) {
        return worker.valueAfter(index, start.turnsLeft(), search);
    }

    /// The exact value for the opponent after a move at the root.
    private int solve(int turns) {
        int guess = -value;
        for (int depth = 0; ; depth++) {
            guess = deepen(1, depth > DEEPEST ? EndgameWorker.UNLIMITED : depth, guess, turns);
            if (worker.proved) {
                return guess;
            }
        }
    }
}
