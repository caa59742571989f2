package dev.quoin.othello.board;

/// A table of the stable discs of an edge: those that no sequence of moves on it can flip. Stateless.
final class EdgeStability {
    /// The stable discs of one side, by its discs and those of the other: `own << 8 | other`.
    private static final byte[] STABLE = stable();

    private EdgeStability() {}

    /// The stable discs of `own`, as eight bits.
    static int stable(int own, int other) {
        return STABLE[own << 8 | other] & 255;
    }

    private static byte[] stable() {
        byte[] stable = new byte[1 << 16];
        // An edge depends on edges with one fewer empty square, so those with the fewest come first.
        for (int empties = 0; empties <= 8; empties++) {
            for (int own = 0; own < 256; own++) {
                int room = 255 & ~own;
                // All subsets of what is left for the other side.
                for (int other = room; ; other = other - 1 & room) {
                    if (8 - Integer.bitCount(own | other) == empties) {
                        stable[own << 8 | other] = (byte) stable(own, other, stable);
                    }
                    if (other == 0) {
                        break;
                    }
                }
            }
        }
        return stable;
    }

    private static int stable(int own, int other, byte[] known) {
        int left = own;
        for (int empty = 255 & ~(own | other); empty != 0; empty &= empty - 1) {
            int square = Integer.numberOfTrailingZeros(empty);
            int disc = 1 << square;
            int gained = turned(square, own, other);
            left &= known[(own | gained | disc) << 8 | other & ~gained];
            int lost = turned(square, other, own);
            left &= known[(own & ~lost) << 8 | other | lost | disc];
        }
        return left;
    }

    private static int turned(int square, int mover, int other) {
        return turned(square, 1, mover, other) | turned(square, -1, mover, other);
    }

    private static int turned(int square, int step, int mover, int other) {
        int passed = 0;
        for (int at = square + step; at >= 0 && at < 8; at += step) {
            if ((mover >> at & 1) != 0) {
                return passed;
            }
            if ((other >> at & 1) == 0) {
                return 0;
            }
            passed |= 1 << at;
        }
        return 0;
    }
}
