package dev.quoin.env.othello;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;

/// Draws a position as text: the board with a mark on each square that may be played, whose turn it is, how many discs
/// each side has. Stateless.
final class BoardDrawing {
    private static final int EMPTY = 2;
    private static final int PLAYABLE = 3;

    private BoardDrawing() {}

    static String of(OthelloPosition position, RenderOptions look) {
        long playable = position.moves();
        var text = new StringBuilder("  a b c d e f g h\n");
        for (int row = 0; row < Square.SIDE; row++) {
            text.append(row + 1);
            for (int column = 0; column < Square.SIDE; column++) {
                text.append(' ').append(look.symbol(place(position, playable, Square.bit(Square.at(row, column)))));
            }
            text.append('\n');
        }
        text.append(position.isOver() ? "the game is over" : position.toMove().displayName() + " to move")
                .append('\n');
        for (Disc disc : Disc.values()) {
            text.append(disc == Disc.BLACK ? "" : ", ")
                    .append(disc.displayName())
                    .append(' ')
                    .append(look.symbol(disc == Disc.BLACK ? 0 : 1))
                    .append(' ')
                    .append(position.count(disc));
        }
        return text.append('\n').toString();
    }

    private static int place(OthelloPosition position, long playable, long bit) {
        if ((position.empty() & bit) == 0) {
            return (position.black() & bit) != 0 ? 0 : 1;
        }
        return (playable & bit) != 0 ? PLAYABLE : EMPTY;
    }
}
