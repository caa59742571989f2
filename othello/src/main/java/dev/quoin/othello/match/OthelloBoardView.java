package dev.quoin.othello.match;

import dev.quoin.game.kit.BoardView;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Draws Othello positions.
enum OthelloBoardView implements BoardView<OthelloPosition> {
    INSTANCE;

    private static final Grid GRID = new Grid(Pieces.DISCS, 8, 8, List.of(), Map.of());

    @Override
    public Grid grid() {
        return GRID;
    }

    @Override
    public List<String> squares(OthelloPosition position) {
        var squares = new ArrayList<String>();
        for (int square = 0; square < Square.COUNT; square++) {
            long bit = Square.bit(square);
            squares.add((position.black() & bit) != 0 ? "B" : (position.white() & bit) != 0 ? "W" : "");
        }
        return squares;
    }
}
