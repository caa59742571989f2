package dev.quoin.othello.board;

/// A board and whose turn it is; immutable.
///
/// The turn may be with a player who has to pass; a game is over when neither can move ([#isOver]).
///
/// @param black the squares with black discs, bit 0 is a1
/// @param white the squares with white discs
/// @param toMove whose turn it is
public record OthelloPosition(long black, long white, Disc toMove) {
    private static final OthelloPosition START =
            new OthelloPosition(Bitboard.BLACK_START, Bitboard.WHITE_START, Disc.BLACK);

    public OthelloPosition {
        if ((black & white) != 0) {
            throw new IllegalArgumentException("a square holds one disc, but "
                    + Square.name(Long.numberOfTrailingZeros(black & white)) + " is given to both colours");
        }
    }

    /// The position before the first move.
    public static OthelloPosition start() {
        return START;
    }

    /// The discs of the side to move.
    public long mover() {
        return toMove == Disc.BLACK ? black : white;
    }

    /// The discs of the side that does not move.
    public long other() {
        return toMove == Disc.BLACK ? white : black;
    }

    /// The squares the side to move may play.
    public long moves() {
        return Bitboard.moves(mover(), other());
    }

    /// The empty squares.
    public long empty() {
        return ~(black | white);
    }

    /// How many discs a colour has.
    public int count(Disc disc) {
        return Long.bitCount(disc == Disc.BLACK ? black : white);
    }

    /// Whether the side to move has no square to play although the game goes on.
    public boolean mustPass() {
        return moves() == 0 && !isOver();
    }

    /// Whether neither side can play.
    public boolean isOver() {
        return moves() == 0 && Bitboard.moves(other(), mover()) == 0;
    }
}
