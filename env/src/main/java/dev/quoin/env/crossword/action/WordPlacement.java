package dev.quoin.env.crossword.action;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.CrosswordReason;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Refusal;
import java.util.ArrayList;

/// Explains why a word cannot be placed. Immutable.
record WordPlacement(Crossword game) {
    /// Returns the reason why placing a word here is illegal.
    IllegalMoveException refusal(CrosswordPosition position, byte[] word, int row, int column, Direction direction) {
        String name = game.variant().tiles().alphabet().decode(word) + " " + direction + " from row " + (row + 1)
                + ", column " + (column + 1);
        Board board = position.board();
        int[] rack = position.rack().counts();
        var placements = new ArrayList<Placement>();
        for (int at = 0; at < word.length; at++) {
            int squareRow = row + at * direction.rowStep();
            int squareColumn = column + at * direction.columnStep();
            if (!board.contains(squareRow, squareColumn)) {
                return refuse(CrosswordReason.LEAVES_BOARD, name + " leaves the board");
            }
            if (!board.hasTile(squareRow, squareColumn)) {
                boolean natural = rack[word[at]]-- > 0;
                byte tile = natural ? Tile.natural(word[at]) : Tile.blankAs(word[at]);
                placements.add(new Placement(squareRow, squareColumn, tile));
            } else if (Tile.letter(board.at(squareRow, squareColumn)) != word[at]) {
                return refuse(CrosswordReason.CONTRADICTS_BOARD, name + " does not fit the tiles on the board");
            }
        }
        if (placements.isEmpty()) {
            return refuse(CrosswordReason.UNPLAYABLE, name + " places no tile");
        }
        return game.referee()
                .refusal(position, new Play(direction, placements))
                .map(Refusal::asException)
                .orElseGet(
                        () -> refuse(CrosswordReason.INCOMPLETE_WORD, name + " is part of a longer word on the board"));
    }

    private static IllegalMoveException refuse(CrosswordReason reason, String message) {
        return new Refusal(reason, message).asException();
    }
}
