package dev.quoin.othello.board;

import dev.quoin.game.Refusal;

/// Error messages for illegal Othello moves that name the square and the rule.
final class Refusals {
    private Refusals() {}

    /// The refusal of a square outside the board; rows and columns count from 0.
    static Refusal outside(int row, int column) {
        return new Refusal(
                OthelloReason.OUTSIDE,
                "row " + row + ", column " + column + " is outside the board: rows and columns must be 0..7");
    }

    /// The refusal of an illegal move in this position.
    static Refusal of(OthelloPosition position, OthelloMove move) {
        String player = position.toMove().displayName();
        if (position.isOver()) {
            return new Refusal(OthelloReason.GAME_OVER, "the game is over: neither player can move, got " + move);
        }
        return switch (move) {
            case OthelloMove.Pass _ ->
                new Refusal(
                        OthelloReason.MAY_NOT_PASS,
                        player + " may not pass: "
                                + Square.name(Long.numberOfTrailingZeros(position.moves()))
                                + " can be played");
            case OthelloMove.Place(int square) -> ofPlace(position, square, player);
        };
    }

    private static Refusal ofPlace(OthelloPosition position, int square, String player) {
        String name = Square.name(square);
        if ((position.empty() & Square.bit(square)) == 0) {
            Disc disc = (position.black() & Square.bit(square)) != 0 ? Disc.BLACK : Disc.WHITE;
            return new Refusal(
                    OthelloReason.OCCUPIED,
                    name + " is occupied: it has a " + disc.displayName().toLowerCase(java.util.Locale.ROOT) + " disc");
        }
        if (position.mustPass()) {
            return new Refusal(OthelloReason.MUST_PASS, player + " has no square to play and must pass, got " + name);
        }
        return new Refusal(OthelloReason.TURNS_NOTHING, name + " turns no disc for " + player);
    }
}
