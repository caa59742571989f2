package dev.quoin.env.crossword.action;

import dev.quoin.crossword.board.Direction;

/// The word that an action places, regardless of the board and the rack.
///
/// @param row the row of its first square, from 0
/// @param column the column of its first square, from 0
/// @param word its letters, in upper case
public record WordAction(int row, int column, Direction direction, String word) {}
