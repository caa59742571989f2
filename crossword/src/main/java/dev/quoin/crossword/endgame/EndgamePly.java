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

    /// What each different tile of the mover's rack can score at most if the opponent only passes.
    final int[] tops = new int[SolitaireBound.MOST_TILES];

    /// Whether the tops are known.
    boolean hasTops;

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

    /// The best plays with which the opponent of the side to move could go out. Mutable, not thread-safe.
    ///
    /// If such a play does not depend on the squares that a move fills, the move is worth no more than what is left
    /// when the opponent goes out next. That refutes most moves without making them.
    static final class OutThreats {
        private static final int MOST = 4;

        private final EndgameBoard board;
        private final int[] scores = new int[MOST];
        private final long[] heads = new long[MOST];

        /// By play and lane: the squares on which a tile would change the play.
        private final int[][] squares;

        private int size;

        OutThreats(EndgameBoard board) {
            this.board = board;
            squares = new int[MOST][board.lanes];
        }

        /// Collects the opponent's plays at its last ply that use up `rack`, except those in lanes that have
        /// changed since.
        void collect(EndgamePly other, long rack) {
            size = 0;
            PackedPlays list = other.plays;
            long touched = other.touched;
            for (int index = 0; index < list.size; index++) {
                if (list.needs[index] == rack && (touched >>> PackedPlays.lane(list.heads[index]) & 1) == 0) {
                    insert(list.heads[index]);
                }
            }
            for (int index = 0; index < size; index++) {
                Arrays.fill(squares[index], 0);
                mark(heads[index], squares[index]);
            }
        }

        /// The highest score of a play that would still be there after another play; -1 if there is none.
        int bestAfter(long head) {
            int lane = PackedPlays.lane(head);
            int filled = PackedPlays.squares(head);
            for (int index = 0; index < size; index++) {
                if ((squares[index][lane] & filled) == 0) {
                    return scores[index];
                }
            }
            return -1;
        }

        private void insert(long head) {
            int score = PackedPlays.score(head);
            if (size == MOST && score <= scores[MOST - 1]) {
                return;
            }
            int at = size < MOST ? size++ : MOST - 1;
            for (; at > 0 && scores[at - 1] < score; at--) {
                scores[at] = scores[at - 1];
                heads[at] = heads[at - 1];
            }
            scores[at] = score;
            heads[at] = head;
        }

        /// Marks what a play depends on: the squares it fills, and those at both ends of every word it makes.
        private void mark(long head, int[] marks) {
            int first = PackedPlays.lane(head) * board.stride + 1;
            int filled = PackedPlays.squares(head);
            int square = first + Integer.numberOfTrailingZeros(filled);
            int start = square - 1;
            while (board.letters[start] != 0) {
                start--;
            }
            board.markBoth(start, marks);
            int end = square;
            while (board.letters[end] != 0 || (filled >>> end - first & 1) != 0) {
                end++;
            }
            board.markBoth(end, marks);
            for (int rest = filled; rest != 0; rest &= rest - 1) {
                int placed = first + Integer.numberOfTrailingZeros(rest);
                board.markBoth(placed, marks);
                board.markEnds(placed, marks);
            }
        }
    }
}
