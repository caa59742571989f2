package dev.quoin.othello.search;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.board.Stability;

/// The features of [HandcraftedEvaluation] counted square by square, in its order.
final class NaiveFeatures {
    private final OthelloPosition position;

    private NaiveFeatures(OthelloPosition position) {
        this.position = position;
    }

    static int[] of(OthelloPosition position) {
        return new NaiveFeatures(position).count();
    }

    private int[] count() {
        var features = new int[HandcraftedEvaluation.FEATURES];
        long own = position.moves();
        long theirs = position.withTurn(position.toMove().opponent()).moves();
        features[0] = Long.bitCount(own) - Long.bitCount(theirs);
        for (int square = 0; square < Square.COUNT; square++) {
            int side = side(square);
            boolean corner = isCorner(square);
            if (side == 0) {
                features[1] += touches(square, -1) ? 1 : 0;
                features[1] -= touches(square, 1) ? 1 : 0;
            } else {
                features[2] -= touches(square, 0) ? side : 0;
                features[3] += corner ? side : 0;
                int beside = besideEmptyCorner(square);
                features[4] += beside == 2 ? side : 0;
                features[5] += beside == 1 ? side : 0;
                boolean stable = isStable(square);
                features[6] += stable && !corner ? side : 0;
                features[7] += isBorder(square) && !stable && beside != 1 ? side : 0;
                features[8] += side;
            }
            features[9] += corner && (own >>> square & 1) != 0 ? 1 : 0;
            features[10] += corner && (theirs >>> square & 1) != 0 ? 1 : 0;
        }
        features[11] = 1;
        features[12] = Long.bitCount(position.empty()) % 2;
        return features;
    }

    /// 1 for the side to move, -1 for its opponent, 0 for an empty square.
    private int side(int square) {
        Disc mover = position.toMove();
        return (position.discs(mover) >>> square & 1) != 0
                ? 1
                : (position.discs(mover.opponent()) >>> square & 1) != 0 ? -1 : 0;
    }

    private boolean touches(int square, int side) {
        for (int other = 0; other < Square.COUNT; other++) {
            if (other != square && distance(square, other) == 1 && side(other) == side) {
                return true;
            }
        }
        return false;
    }

    /// 2 beside an empty corner on a diagonal, 1 on the border, else 0.
    private int besideEmptyCorner(int square) {
        for (int corner : new int[] {0, 7, 56, 63}) {
            if (side(corner) == 0 && distance(corner, square) == 1) {
                return isBorder(square) ? 1 : 2;
            }
        }
        return 0;
    }

    private boolean isStable(int square) {
        long own = side(square) == 1 ? position.mover() : position.other();
        return (Stability.stable(own, ~position.empty() & ~own) >>> square & 1) != 0;
    }

    private static boolean isCorner(int square) {
        return square == 0 || square == 7 || square == 56 || square == 63;
    }

    private static boolean isBorder(int square) {
        int row = Square.row(square);
        int column = Square.column(square);
        return row == 0 || row == 7 || column == 0 || column == 7;
    }

    private static int distance(int one, int two) {
        return Math.max(Math.abs(Square.row(one) - Square.row(two)), Math.abs(Square.column(one) - Square.column(two)));
    }
}
