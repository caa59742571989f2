package dev.quoin.othello.board;

import dev.quoin.property.Choices;

/// Positions for properties: from random games, and of discs thrown on the board, which no game reaches.
public final class RandomPositions {
    private RandomPositions() {}

    /// A position of either sort.
    public static OthelloPosition any(Choices choices) {
        return choices.oneIn(2) ? thrown(choices) : reached(choices);
    }

    /// A position of a random game.
    public static OthelloPosition reached(Choices choices) {
        OthelloPosition position = OthelloPosition.start();
        for (int plies = choices.below(70); plies > 0 && !position.isOver(); plies--) {
            position = position.play(choices.of(position.legal()));
        }
        return position;
    }

    /// The end of a random game.
    public static OthelloGame finished(Choices choices) {
        var game = OthelloGame.start();
        while (!game.isOver()) {
            game.apply(choices.of(game.position().legal()));
        }
        return game;
    }

    /// Discs thrown on the board, more or less densely, and any side to move.
    public static OthelloPosition thrown(Choices choices) {
        int density = choices.between(1, 10);
        long black = 0;
        long white = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            if (choices.below(10) < density) {
                boolean isWhite = choices.oneIn(2);
                black |= isWhite ? 0 : Square.bit(square);
                white |= isWhite ? Square.bit(square) : 0;
            }
        }
        return new OthelloPosition(black, white, choices.oneIn(2) ? Disc.WHITE : Disc.BLACK);
    }
}
