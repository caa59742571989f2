package dev.quoin.crossword.endgame;

import java.util.Arrays;

/// What a search keeps for one ply: the plays of the side to move, and the best move found so far. Mutable, not
/// thread-safe.
final class EndgamePly {
    /// What a killer counts in the order of plays, in points.
    private static final int KILLER_BONUS = 30;

    /// What a play after which its player can go out counts. The sooner a side is out, the fewer moves of the
    /// other must be refuted: with this and the next, proofs of lost games take a tenth of the nodes.
    private static final int OUT_BONUS = 40;

    /// What each tile counts.
    private static final int TILE_BONUS = 5;

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

    /// Sets the order of the plays: the move of the table, then by score, number and value of the tiles, killers and
    /// plays after which the rest of the rack can go out ahead.
    void order(int move, int killer, int secondKiller, OutPlays outs, long rack) {
        outs.collect(plays);
        for (int index = 0; index < plays.size; index++) {
            long head = plays.heads[index];
            int mark = plays.marks[index];
            int key = PackedPlays.score(head) + PackedPlays.face(head);
            key += TILE_BONUS * Integer.bitCount(PackedPlays.squares(head));
            key += mark == killer || mark == secondKiller ? KILLER_BONUS : 0;
            int out = outs.score(rack - plays.needs[index], PackedPlays.lane(head));
            key += out >= 0 ? OUT_BONUS + out / 2 : 0;
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

    /// The best score with each part of a rack, of the plays of one position. Mutable, not thread-safe; allocates only
    /// to grow.
    static final class OutPlays {
        private static final int FIRST_SLOTS = 512;

        private long[] needs = new long[FIRST_SLOTS];
        private int[] scores = new int[FIRST_SLOTS];
        private int[] lanes = new int[FIRST_SLOTS];

        /// Which position a slot belongs to, so that nothing needs to be cleared.
        private int[] positions = new int[FIRST_SLOTS];

        private int position;

        void collect(PackedPlays plays) {
            int room = Integer.highestOneBit(plays.size) * 4;
            if (needs.length < room) {
                needs = new long[room];
                scores = new int[room];
                lanes = new int[room];
                positions = new int[room];
                position = 0;
            }
            position++;
            for (int index = 0; index < plays.size; index++) {
                int slot = slot(plays.needs[index]);
                int score = PackedPlays.score(plays.heads[index]);
                if (positions[slot] != position || score > scores[slot]) {
                    positions[slot] = position;
                    needs[slot] = plays.needs[index];
                    scores[slot] = score;
                    lanes[slot] = PackedPlays.lane(plays.heads[index]);
                }
            }
        }

        /// The best score of a play with exactly these tiles; -1 if there is none or it is in `lane`.
        int score(long need, int lane) {
            int slot = slot(need);
            return positions[slot] == position && lanes[slot] != lane ? scores[slot] : -1;
        }

        private int slot(long need) {
            int last = needs.length - 1;
            int slot = (int) (need * 0x9E3779B97F4A7C15L >>> 40) & last;
            while (positions[slot] == position && needs[slot] != need) {
                slot = slot + 1 & last;
            }
            return slot;
        }
    }
}
