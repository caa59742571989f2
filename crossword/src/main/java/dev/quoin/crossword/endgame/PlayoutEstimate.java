package dev.quoin.crossword.endgame;

import java.util.Arrays;

/// Estimates the value of a position by a greedy playout on the play lists, without making the plays. Mutable, not
/// thread-safe.
///
/// Both sides take the play that scores most together with the value of its tiles, from the plays they have now. A
/// play near an earlier one is left out, because it has changed.
final class PlayoutEstimate {
    private final EndgameBoard board;
    private final RackCode[] codes;
    private final int[] blocked;
    private final long[] left = new long[2];

    PlayoutEstimate(EndgameBoard board, RackCode[] codes) {
        this.board = board;
        this.codes = codes;
        blocked = new int[board.lanes];
    }

    /// The estimate for `side`, which is to move.
    ///
    /// @param own the plays of that side
    /// @param other the opponent's last ply, of which some plays have changed
    int value(PackedPlays own, EndgamePly other, long[] racks, int side) {
        Arrays.fill(blocked, 0);
        left[0] = racks[0];
        left[1] = racks[1];
        int sum = 0;
        int passes = 0;
        int mover = side;
        while (passes < 2) {
            PackedPlays list = mover == side ? own : other.plays;
            int best = best(list, mover == side ? 0 : other.touched, left[mover]);
            if (best < 0) {
                passes++;
            } else {
                passes = 0;
                int score = PackedPlays.score(list.heads[best]);
                sum += mover == side ? score : -score;
                left[mover] -= list.needs[best];
                if (left[mover] == 0) {
                    int rest = 2 * codes[mover ^ 1].value(left[mover ^ 1]);
                    return sum + (mover == side ? rest : -rest);
                }
                block(list.heads[best]);
            }
            mover ^= 1;
        }
        return sum + codes[side ^ 1].value(left[side ^ 1]) - codes[side].value(left[side]);
    }

    private int best(PackedPlays list, long touched, long rack) {
        int best = -1;
        int most = -1;
        for (int index = 0; index < list.size; index++) {
            long head = list.heads[index];
            int worth = PackedPlays.score(head) + PackedPlays.face(head);
            int lane = PackedPlays.lane(head);
            if (worth > most
                    && RackCode.contains(rack, list.needs[index])
                    && (touched >>> lane & 1) == 0
                    && (blocked[lane] & PackedPlays.squares(head)) == 0) {
                best = index;
                most = worth;
            }
        }
        return best;
    }

    /// Blocks the squares of a play and those beside them, in the lanes of both directions.
    private void block(long head) {
        int lane = PackedPlays.lane(head);
        int squares = PackedPlays.squares(head);
        int firstLane = lane < board.rows ? 0 : board.rows;
        int lastLane = lane < board.rows ? board.rows - 1 : board.lanes - 1;
        int firstCrossing = board.rows - firstLane;
        int lastCrossing = lane < board.rows ? board.lanes - 1 : board.rows - 1;
        int place = lane - firstLane;
        blocked[lane] |= squares | squares << 1 | squares >>> 1;
        if (lane > firstLane) {
            blocked[lane - 1] |= squares;
        }
        if (lane < lastLane) {
            blocked[lane + 1] |= squares;
        }
        int around = (7 << place) >>> 1;
        for (int rest = squares; rest != 0; rest &= rest - 1) {
            int crossing = firstCrossing + Integer.numberOfTrailingZeros(rest);
            blocked[crossing] |= around;
            if (crossing > firstCrossing) {
                blocked[crossing - 1] |= 1 << place;
            }
            if (crossing < lastCrossing) {
                blocked[crossing + 1] |= 1 << place;
            }
        }
    }
}
