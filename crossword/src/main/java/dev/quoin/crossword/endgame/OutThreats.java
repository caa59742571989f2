package dev.quoin.crossword.endgame;

import java.util.Arrays;

/// The best plays with which the opponent of the side to move could go out. Mutable, not thread-safe.
///
/// If such a play does not depend on the squares that a move fills, the move is worth no more than what is left when
/// the
/// opponent goes out next. That refutes most moves without making them.
final class OutThreats {
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

    /// Collects the opponent's plays at its last ply that use up `rack`, except those in lanes that have changed
    /// since.
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
