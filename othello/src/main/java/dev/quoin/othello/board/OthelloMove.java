package dev.quoin.othello.board;

/// What a player does in a turn.
public sealed interface OthelloMove {
    /// Puts a disc on a square, which is 0 (a1) to 63 (h8), row by row.
    record Place(int square) implements OthelloMove {
        public Place {
            Square.require(square);
        }

        @Override
        public String toString() {
            return Square.name(square);
        }
    }

    /// Leaves the turn to the opponent; allowed, and the only move, when no square can be played.
    record Pass() implements OthelloMove {
        @Override
        public String toString() {
            return "pass";
        }
    }

    /// A disc on a square.
    static OthelloMove place(int square) {
        return new Place(square);
    }

    /// A pass.
    static OthelloMove pass() {
        return new Pass();
    }
}
