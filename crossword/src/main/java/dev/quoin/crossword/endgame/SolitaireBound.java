package dev.quoin.crossword.endgame;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.variant.Variant;
import java.util.Arrays;

/// An upper bound of what a side can still gain if the other one only passes. Mutable, not thread-safe.
///
/// A side that is far enough ahead wins by passing, and then nothing needs to be searched. Each tile makes at most
/// two words when it is placed, one in each direction. [LaneScores] bounds them, so the sum over all tiles bounds all
/// plays. The bound is not close, but most nodes of a proof are positions in which one side keeps a tile that it
/// cannot play, the other has two or three, and the game is decided by more than they are worth.
final class SolitaireBound {
    /// With more tiles, the bound takes too long and decides too little.
    static final int MOST_TILES = 4;

    /// No value of a position.
    static final int UNDECIDED = Integer.MIN_VALUE;

    private final EndgameState state;
    private final EndgameBoard board;
    private final LaneScores scores;
    private final int bingoCount;
    private final int bingoBonus;
    private final int[] lanes;
    private final int[] highestDown = new int[MOST_TILES];
    private final int[] opponentTops = new int[MOST_TILES];

    SolitaireBound(Lexicon lexicon, Variant variant, EndgameState state) {
        this.state = state;
        board = state.board;
        scores = new LaneScores(lexicon, variant, board, state.codes);
        bingoCount = variant.rackSize();
        bingoBonus = variant.bingoBonus();
        lanes = new int[board.lanes];
    }

    /// An upper bound of the position's value that is at most `alpha`, or a lower one that is at least `beta`;
    /// [#UNDECIDED] if this finds neither. Prepares [#mostAfter].
    int decide(int side, int alpha, int beta, EndgamePly node) {
        long own = state.racks[side];
        long others = state.racks[side ^ 1];
        // What goes to the side that goes out, at most.
        int gain = 2 * state.rackValue(side ^ 1);
        int loss = 2 * state.rackValue(side);
        node.hasTops = gain < alpha && RackCode.size(own) <= MOST_TILES;
        if (node.hasTops) {
            int most = gain + most(side, own, alpha - gain, node.tops);
            if (most <= alpha) {
                return most;
            }
        }
        if (-loss > beta && RackCode.size(others) <= MOST_TILES) {
            int least = -loss - most(side ^ 1, others, -loss - beta, opponentTops);
            if (least >= beta) {
                return least;
            }
        }
        return UNDECIDED;
    }

    /// An upper bound of a play's value, if [EndgamePly#hasTops].
    int mostAfter(int side, EndgamePly node, int score, long need) {
        long rack = state.racks[side];
        return score + 2 * state.rackValue(side ^ 1) + sum(rack, rack - need, node.tops);
    }

    /// The most that `side` can score with `rack`, or less exactly if even that is at most `enough`. Sets what each
    /// different tile can score.
    private int most(int side, long rack, int enough, int[] tops) {
        int kinds = RackCode.kinds(rack);
        scores.find(side, rack, kinds, lanes);
        for (int kind = 0; kind < kinds; kind++) {
            highestDown[kind] = highest(board.rows, board.lanes, kind);
            tops[kind] = highest(0, board.rows, kind) + highestDown[kind];
        }
        int rough = sum(rack, rack, tops);
        if (rough <= enough) {
            return rough;
        }
        Arrays.fill(tops, 0);
        for (int row = 0; row < board.rows; row++) {
            if (canRaise(lanes[row], kinds, tops)) {
                raise(row, kinds, tops);
            }
        }
        return sum(rack, rack, tops);
    }

    /// What a part of a rack can score.
    private int sum(long rack, long part, int[] tops) {
        int sum = 0;
        int size = 0;
        int kind = 0;
        long left = part;
        for (long rest = rack; rest != 0; rest >>>= RackCode.BITS) {
            int count = (int) left & RackCode.COUNT;
            size += count;
            sum += count == 0 ? 0 : count * tops[kind];
            kind += (rest & RackCode.COUNT) == 0 ? 0 : 1;
            left >>>= RackCode.BITS;
        }
        return sum + size / bingoCount * bingoBonus;
    }

    /// The highest score of a word with this kind of tile in the lanes from `from` to before `to`.
    private int highest(int from, int to, int kind) {
        int highest = 0;
        for (int lane = from; lane < to; lane++) {
            highest = Math.max(highest, scores.at(lanes[lane] + kind));
        }
        return highest;
    }

    /// Whether a tile that scores what is at `across` in its row may score more than the tops, with its column.
    private boolean canRaise(int across, int kinds, int[] tops) {
        for (int kind = 0; kind < kinds; kind++) {
            if (Math.max(scores.at(across + kind), 0) + highestDown[kind] > tops[kind]) {
                return true;
            }
        }
        return false;
    }

    /// Raises the tops to what tiles score on the squares of a row.
    private void raise(int row, int kinds, int[] tops) {
        for (int column = 0; column < board.columns; column++) {
            int square = row * board.stride + 1 + column;
            int across = lanes[row] + (column + 1) * kinds;
            if (board.letters[square] == 0 && canRaise(across, kinds, tops)) {
                int down = lanes[board.rows + column] + (row + 1) * kinds;
                raise(square, across, down, kinds, tops);
            }
        }
    }

    private void raise(int square, int across, int down, int kinds, int[] tops) {
        int crossing = board.crossing[square];
        // Beside a tile, there must be a word.
        boolean joinsAcross = (board.letters[square - 1] | board.letters[square + 1]) != 0;
        boolean joinsDown = (board.letters[crossing - 1] | board.letters[crossing + 1]) != 0;
        for (int kind = 0; kind < kinds; kind++) {
            int one = scores.at(across + kind);
            int other = scores.at(down + kind);
            if ((one >= 0 || !joinsAcross) && (other >= 0 || !joinsDown)) {
                tops[kind] = Math.max(tops[kind], Math.max(one, 0) + Math.max(other, 0));
            }
        }
    }
}
