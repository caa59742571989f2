package dev.quoin.env.othello;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.property.Choices;

/// Positions for properties: of random games, and of discs thrown on the board, which no game reaches.
final class Positions {
    private Positions() {}

    static OthelloPosition any(Choices choices) {
        OthelloPosition position = choices.oneIn(2) ? thrown(choices) : reached(choices);
        choices.note("position", OthelloBoardText.write(position));
        return position;
    }

    static OthelloPosition reached(Choices choices) {
        OthelloPosition position = OthelloPosition.start();
        for (int plies = choices.below(65); plies > 0 && !position.isOver(); plies--) {
            position = position.play(choices.of(position.legal()));
        }
        return position;
    }

    /// A position in which the side to move can play.
    static OthelloPosition open(Choices choices) {
        OthelloPosition position = any(choices);
        while (position.moves() == 0) {
            position = position.mustPass() ? position.withTurn(position.toMove().opponent()) : OthelloPosition.start();
        }
        return position;
    }

    /// A position of a random game in which the side to move must pass.
    static OthelloPosition passing(Choices choices) {
        for (int game = 0; game < 50; game++) {
            OthelloPosition position = OthelloPosition.start();
            while (!position.isOver()) {
                position = position.play(choices.of(position.legal()));
                if (position.mustPass()) {
                    choices.note("position", OthelloBoardText.write(position));
                    return position;
                }
            }
        }
        // c1 and beyond: Black has nothing to enclose, White can play g1.
        return OthelloBoardText.read("OXXXXX--" + "-".repeat(56) + " X");
    }

    private static OthelloPosition thrown(Choices choices) {
        int density = choices.between(1, 10);
        long black = 0;
        long white = 0;
        for (int square = 0; square < 64; square++) {
            if (choices.below(10) < density) {
                boolean isWhite = choices.oneIn(2);
                black |= isWhite ? 0 : 1L << square;
                white |= isWhite ? 1L << square : 0;
            }
        }
        return new OthelloPosition(black, white, choices.oneIn(2) ? Disc.WHITE : Disc.BLACK);
    }
}
