package dev.quoin.crossword.endgame;

import java.util.Arrays;

/// What a search keeps for one ply: the plays of the side to move, and the best move found so far. Mutable, not
/// thread-safe.
final class EndgamePly {
    /// What a killer counts in the order of plays, in points.
    private static final int KILLER_BONUS = 30;

    final PackedPlays plays = new PackedPlays();
    final OutThreats threats;

    /// The lanes whose plays the last move made at this ply may have changed.
    long touched;

    /// The lanes whose plays are not in the list yet.
    long missing;

    int best;
    int bestMark;

    /// Whether the values of all moves tried so far need no deeper search.
    boolean allProved;

    /// The moves that other threads were searching, by index.
    int[] deferred = new int[64];

    int deferrals;

    EndgamePly(EndgameBoard board) {
        threats = new OutThreats(board);
    }

    void begin() {
        best = -EndgameWorker.INFINITY;
        bestMark = 0;
        allProved = true;
        deferrals = 0;
    }

    /// Takes the value of a move that ends the game.
    void offer(int value, int mark) {
        if (value > best) {
            best = value;
            bestMark = mark;
        }
    }

    /// Takes the value of a move that was searched with this window.
    void take(int value, int mark, int bound, int beta, boolean proved) {
        allProved &= proved;
        if (value > best) {
            best = value;
            bestMark = value > bound ? mark : bestMark;
            if (value >= beta) {
                allProved = proved;
            }
        }
    }

    /// Offers the plays from `from` on that use up the rack.
    void offerOuts(int from, long rack, int gain) {
        for (int index = from; index < plays.size; index++) {
            if (plays.needs[index] == rack) {
                offer(PackedPlays.score(plays.heads[index]) + gain, plays.marks[index]);
            }
        }
    }

    /// Sets the order of the plays: the move of the table, then by score and value of the tiles, killers ahead.
    void order(int move, int killer, int secondKiller) {
        for (int index = 0; index < plays.size; index++) {
            long head = plays.heads[index];
            int mark = plays.marks[index];
            int key = PackedPlays.score(head) + PackedPlays.face(head);
            key += mark == killer || mark == secondKiller ? KILLER_BONUS : 0;
            plays.keys[index] = PositionTable.isMove(move, mark) ? Integer.MAX_VALUE : key;
        }
    }

    /// The index of the table's move; -1 if it is not in the list.
    int find(int move) {
        for (int index = 0; index < plays.size; index++) {
            if (PositionTable.isMove(move, plays.marks[index])) {
                return index;
            }
        }
        return -1;
    }

    void defer(int index) {
        if (deferrals == deferred.length) {
            deferred = Arrays.copyOf(deferred, 2 * deferrals);
        }
        deferred[deferrals++] = index;
    }
}
