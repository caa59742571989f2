package dev.quoin.othello.search;

/// Discs that can never be turned again, as far as lines of discs prove it. Stateless.
///
/// A disc is stable when on each of the four lines through it the line is full, ends at the disc, or has a stable disc
/// of the same colour as its neighbour. That finds nearly all stable discs and never calls another one stable.
final class Stability {
    private static final long LEFT = 0x0101010101010101L;
    private static final long RIGHT = 0x8080808080808080L;
    private static final long TOP_AND_BOTTOM = 0xff000000000000ffL;
    private static final long SIDES = LEFT | RIGHT;
    private static final long BORDER = SIDES | TOP_AND_BOTTOM;
    private static final long CORNERS = SIDES & TOP_AND_BOTTOM;

    private Stability() {}

    /// The stable discs of one colour.
    static long stable(long own, long theirs) {
        long taken = own | theirs;
        if ((taken & CORNERS) == 0) {
            return 0; // without a corner nothing but whole full lines could hold, which hardly ever happens
        }
        long row = ~spread(~taken, 1) | SIDES;
        long column = ~spread(~taken, 8) | TOP_AND_BOTTOM;
        long falling = ~spread(~taken, 9) | BORDER;
        long rising = ~spread(~taken, 7) | BORDER;
        long stable = own & row & column & falling & rising;
        long before = 0;
        while (stable != before) {
            before = stable;
            stable |= own
                    & (row | stable << 1 & ~LEFT | stable >>> 1 & ~RIGHT)
                    & (column | stable << 8 | stable >>> 8)
                    & (falling | stable << 9 & ~LEFT | stable >>> 9 & ~RIGHT)
                    & (rising | stable << 7 & ~RIGHT | stable >>> 7 & ~LEFT);
        }
        return stable;
    }

    /// All squares that share a line of one direction with one of the squares.
    private static long spread(long squares, int step) {
        long up = squares;
        long down = squares;
        long upMask = step == 8 ? -1 : step == 7 ? ~RIGHT : ~LEFT;
        long downMask = step == 8 ? -1 : step == 7 ? ~LEFT : ~RIGHT;
        for (int far = 0; far < 7; far++) {
            up |= up << step & upMask;
            down |= down >>> step & downMask;
        }
        return up | down;
    }
}
