package dev.quoin.othello.board;

/// A move in Othello.
public sealed interface OthelloMove {
    /// Places a disc on a square from 0 (a1) to 63 (h8), row by row.
    record Place(int square) implements OthelloMove {
        public Place {
            Square.require(square);
        }

        @Override
        public String toString() {
            return Square.name(square);
        }
    }

    /// Passes; legal only when no square can be played.
    record Pass() implements OthelloMove {
        @Override
        public String toString() {
            return "pass";
        }
    }

    /// Returns the move that places a disc on a square.
    static OthelloMove place(int square) {
        return new Place(square);
    }

    /// Returns the pass.
    static OthelloMove pass() {
        return new Pass();
    }
}
