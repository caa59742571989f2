package dev.quoin.crossword.endgame;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.variant.Variant;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/// One thread of an endgame search: negamax with principal variation search and a transposition table. Mutable; used by
/// one thread.
final class EndgameWorker {
    static final int INFINITY = PositionTable.LARGEST;

    /// A depth that is never used up.
    static final int UNLIMITED = PositionTable.PROVED - 1;

    /// The mark of a pass.
    static final int PASS = 2;

    private static final int SORTED = 8;

    final EndgameBoard board;
    final RackCode[] codes;
    final long[] racks = new long[2];
    final int freshTurns;
    private final PositionTable table;
    private final LaneCache cache;
    private final SearchControl control;
    private final PlayoutEstimate estimate;

    // By ply + 2: the mover's plays, and the lanes that the move made there touched. The first two entries are the
    // plays
    // before the search, of the mover and of the opponent.
    private PackedPlays[] lists = {new PackedPlays(), new PackedPlays()};
    private long[] touched = new long[2];
    private int sideAtRoot;

    long nodes;

    /// Whether the value that was returned last needs no deeper search.
    boolean proved;

    EndgameWorker(Lexicon lexicon, EndgameStart start, PositionTable table, SearchControl control) {
        Variant variant = start.variant();
        codes = new RackCode[] {
            new RackCode(start.rack(), variant.tiles()), new RackCode(start.opponentRack(), variant.tiles())
        };
        board = new EndgameBoard(lexicon, variant, start.board(), start.usableLetters());
        cache = new LaneCache(board, new LaneGenerator(lexicon, variant, board, codes[0]), codes);
        this.table = table;
        this.control = control;
        freshTurns = start.distinctTurns(variant.scorelessTurns());
        estimate = new PlayoutEstimate(board, codes);
        racks[0] = codes[0].full;
        racks[1] = codes[1].full;
        restart();
    }

    /// Makes the present position the root of the next searches.
    void restart() {
        for (int index = 0; index < 2; index++) {
            int side = sideAtRoot ^ index;
            lists[index].size = 0;
            touched[index] = 0;
            for (int lane = 0; lane < board.lanes; lane++) {
                cache.addPlays(lane, side, racks[side], lists[index]);
            }
        }
    }

    /// Makes a move at the root for good: the opponent is to move there.
    void advance(long head, long tiles, long need) {
        if (need != 0) {
            board.make(head, tiles);
            racks[sideAtRoot] -= need;
        }
        sideAtRoot ^= 1;
        restart();
    }

    private void addPly() {
        lists = Arrays.copyOf(lists, lists.length + 1);
        lists[lists.length - 1] = new PackedPlays();
        touched = Arrays.copyOf(touched, lists.length);
    }

    /// The value after a move at the root.
    ///
    /// @param index the move's number in `plays(0)`; that of a pass is the number of plays
    /// @param turnsLeft scoreless turns until the game ends, before the move
    /// @param search the value for the opponent, by the scoreless turns that a search must tell apart; called
    ///     unless the move ends the game
    int valueAfter(int index, int turnsLeft, EndgameStart start, IntUnaryOperator search) {
        PackedPlays list = lists[2];
        int side = side(0);
        long rack = racks[side];
        int otherValue = codes[side ^ 1].value(racks[side ^ 1]);
        long need = index == list.size ? 0 : list.needs[index];
        int score = need == 0 ? 0 : PackedPlays.score(list.heads[index]);
        int left = score == 0 ? turnsLeft - 1 : start.variant().scorelessTurns();
        if (need == rack) {
            return score + 2 * otherValue;
        }
        if (left == 0) {
            return otherValue - codes[side].value(rack - need);
        }
        int turns = start.distinctTurns(left);
        if (need == 0) {
            touched[2] = 0;
            return -search.applyAsInt(turns);
        }
        int undo = board.changes();
        long head = list.heads[index];
        long tiles = list.tiles[index];
        touched[2] = board.make(head, tiles);
        racks[side] = rack - need;
        try {
            return score - search.applyAsInt(turns);
        } finally {
            racks[side] = rack;
            board.unmake(head, tiles, undo);
        }
    }

    /// The best move at the root that the table knows, for [PositionTable#isMove]; 0 for none.
    int tableMove(int turns) {
        return PositionTable.move(table.find(hash(sideAtRoot, turns)));
    }

    int side(int ply) {
        return sideAtRoot ^ ply & 1;
    }

    /// The plays at the root, after a call of [#plays].
    PackedPlays rootPlays() {
        return lists[2];
    }

    /// The plays of the side to move at `ply`, in no particular order.
    PackedPlays plays(int ply) {
        int side = side(ply);
        if (ply + 2 == lists.length) {
            addPly();
        }
        PackedPlays list = lists[ply + 2];
        list.size = 0;
        long changed = touched[ply] | touched[ply + 1];
        list.addUntouched(lists[ply], changed, racks[side]);
        for (long rest = changed; rest != 0; rest &= rest - 1) {
            cache.addPlays(Long.numberOfTrailingZeros(rest), side, racks[side], list);
        }
        return list;
    }

    /// The value of the position for the side to move: exact between `alpha` and `beta`, otherwise a bound.
    ///
    /// @param depth plies until the value is estimated
    /// @param turns scoreless turns until the game ends
    int search(int ply, int depth, int alpha, int beta, int turns) {
        if ((++nodes & 1023) == 0) {
            control.check(nodes);
        }
        int side = side(ply);
        long rack = racks[side];
        long otherRack = racks[side ^ 1];
        long hash = hash(side, turns);
        long entry = table.find(hash);
        int move = 0;
        if (entry != PositionTable.ABSENT) {
            move = PositionTable.move(entry);
            if (PositionTable.depth(entry) >= depth) {
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
        }
        PackedPlays list = plays(ply);
        int otherValue = codes[side ^ 1].value(otherRack);
        int value = codes[side].value(rack);
        int best = -INFINITY;
        int bestMark = 0;
        boolean all = true;
        // Moves that end the game need no search.
        if (turns == 1) {
            best = otherValue - value;
            bestMark = PASS;
        }
        for (int index = 0; index < list.size; index++) {
            if (list.needs[index] == rack) {
                int out = PackedPlays.score(list.heads[index]) + 2 * otherValue;
                if (out > best) {
                    best = out;
                    bestMark = list.marks[index];
                }
            }
        }
        if (best >= beta) {
            table.store(hash, best, INFINITY, PositionTable.PROVED, bestMark);
            proved = true;
            return best;
        }
        if (depth <= 0 && list.size > 0) {
            proved = false;
            return Math.max(best, estimate.value(list, lists[ply + 1], touched[ply + 1], racks, side));
        }
        int next = depth == UNLIMITED ? UNLIMITED : depth - 1;
        int bound = Math.max(alpha, best);
        order(list, move);
        int size = list.size;
        for (int index = 0; index < size && best < beta; index++) {
            if (index < SORTED) {
                list.selectLargest(index);
            }
            long need = list.needs[index];
            if (need == rack) {
                continue;
            }
            long head = list.heads[index];
            long tiles = list.tiles[index];
            int mark = list.marks[index];
            int score = PackedPlays.score(head);
            int left = score == 0 ? turns - 1 : freshTurns;
            int result;
            if (left == 0) {
                result = otherValue - codes[side].value(rack - need);
                proved = true;
            } else {
                int undo = board.changes();
                touched[ply + 2] = board.make(head, tiles);
                racks[side] = rack - need;
                try {
                    result = score + child(ply, next, bound - score, beta - score, left, index == 0);
                } finally {
                    racks[side] = rack;
                    board.unmake(head, tiles, undo);
                }
            }
            all &= proved;
            if (result > best) {
                best = result;
                if (result > bound) {
                    bound = result;
                    bestMark = mark;
                }
                if (best >= beta) {
                    all = proved;
                }
            }
        }
        if (turns > 1 && best < beta) {
            touched[ply + 2] = 0;
            int result = child(ply, size == 0 ? depth : next, bound, beta, turns - 1, size == 0);
            all &= proved;
            if (result > best) {
                best = result;
                if (result > bound) {
                    bestMark = PASS;
                }
                if (best >= beta) {
                    all = proved;
                }
            }
        }
        int reached = all ? PositionTable.PROVED : depth;
        table.store(hash, best > alpha ? best : -INFINITY, best < beta ? best : INFINITY, reached, bestMark);
        proved = all;
        return best;
    }

    private int child(int ply, int depth, int alpha, int beta, int turns, boolean first) {
        if (first || beta - alpha == 1) {
            return -search(ply + 1, depth, -beta, -alpha, turns);
        }
        int result = -search(ply + 1, depth, -alpha - 1, -alpha, turns);
        return result > alpha && result < beta ? -search(ply + 1, depth, -beta, -alpha, turns) : result;
    }

    /// Positions of other searches with the same variant and word list have the same hash.
    private long hash(int side, int turns) {
        long own = codes[side].hash(racks[side]);
        long other = codes[side ^ 1].hash(racks[side ^ 1]);
        return board.hash ^ EndgameBoard.mix(own + turns) ^ EndgameBoard.mix(~other);
    }

    private void order(PackedPlays list, int move) {
        for (int index = 0; index < list.size; index++) {
            long head = list.heads[index];
            list.keys[index] = PositionTable.isMove(move, list.marks[index])
                    ? Integer.MAX_VALUE
                    : PackedPlays.score(head) + PackedPlays.face(head);
        }
    }

    long misses() {
        return cache.misses;
    }
}
