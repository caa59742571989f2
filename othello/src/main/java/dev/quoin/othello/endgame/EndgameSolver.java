package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds the exact result of a position by searching to the end of the game.
///
/// A solver keeps what it learnt for the next position, so solving the positions of one game backwards is
/// cheap. One
/// position at a time: calls from several threads wait for each other; only [#stop] may be called meanwhile.
public final class EndgameSolver {
    private final EndgameOptions options;
    private final StopSign sign = new StopSign();
    private HashTable table = new HashTable(1 << 20);

    public EndgameSolver(EndgameOptions options) {
        this.options = options;
    }

    /// What it may use.
    public EndgameOptions options() {
        return options;
    }

    /// The exact result of a position.
    public EndgameResult solve(OthelloPosition position) {
        return solve(position.mover(), position.other(), EndgameWatcher.NONE);
    }

    /// The exact result of a position, telling a watcher how far it has come.
    ///
    /// Throws [CancellationException] when it is stopped, the watcher has seen enough, or the calling thread is
    /// interrupted.
    public synchronized EndgameResult solve(long mover, long other, EndgameWatcher watcher) {
        if ((mover & other) != 0) {
            throw new IllegalArgumentException("a square holds one disc, but both sides have a disc on "
                    + Long.bitCount(mover & other) + " squares");
        }
        sign.lower(watcher);
        int empties = 64 - Long.bitCount(mover | other);
        var search = new EndgameSearch(tableFor(empties), sign);
        int score = score(search, mover, other, empties, watcher);
        var line = new ArrayList<OthelloMove>();
        follow(search, mover, other, score, line);
        watcher.reached(new EndgameProgress(
                search.nodes(), score, score, line.isEmpty() ? Optional.empty() : Optional.of(line.getFirst())));
        return new EndgameResult(score, line, search.nodes());
    }

    private int score(EndgameSearch search, long mover, long other, int empties, EndgameWatcher watcher) {
        int lower = -64;
        int upper = 64;
        int asked = 0;
        int stride = 2;
        while (lower < upper) {
            int found = search.search(mover, other, asked - 1, empties);
            if (found >= asked) {
                lower = found;
                asked = Math.min(upper, found + stride);
            } else {
                upper = found;
                asked = Math.max(lower + 2, found - stride + 2);
            }
            stride *= 2;
            watcher.reached(new EndgameProgress(search.nodes(), lower, upper, Optional.empty()));
        }
        return lower;
    }

    /// Ends a search that is going on in another thread, or in this one when a watcher calls it.
    public void stop() {
        sign.raise();
    }

    /// A table for this many empty squares: few squares do not need all the memory, whose clearing takes
    /// time.
    private HashTable tableFor(int empties) {
        long needed = (1L << 20) << Math.clamp(empties - 12, 0, 20);
        long bytes = Math.min((long) options.hashMegabytes() << 20, needed);
        if (table.bytes() < bytes / 2) {
            table = new HashTable(bytes);
        }
        table.renew();
        return table;
    }

    private static void follow(EndgameSearch search, long mover, long other, int score, List<OthelloMove> line) {
        long moves = Bitboard.moves(mover, other);
        if (moves == 0) {
            if (Bitboard.moves(other, mover) != 0) {
                line.add(OthelloMove.pass());
                follow(search, other, mover, -score, line);
            }
            return;
        }
        int empties = 64 - Long.bitCount(mover | other);
        long likely = search.likelyMove(mover, other) & moves;
        for (long left = moves; left != 0; ) {
            long disc = likely != 0 ? likely : Long.lowestOneBit(left);
            likely = 0;
            left &= ~disc;
            long flips = Bitboard.flips(Long.numberOfTrailingZeros(disc), mover, other);
            if (left == 0 || search.search(other ^ flips, mover ^ flips ^ disc, -score, empties - 1) <= -score) {
                line.add(OthelloMove.place(Long.numberOfTrailingZeros(disc)));
                follow(search, other ^ flips, mover ^ flips ^ disc, -score, line);
                return;
            }
        }
    }
}
