package dev.quoin.crossword.daily;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import java.util.HashMap;
import java.util.Locale;

/// Detects positions of a puzzle, even when modified. Immutable and thread-safe.
///
/// The starting word never leaves the board, so a board that contains it in a line, in either direction, is
/// considered a match. Nothing else matters: the place of the word, the size of the board, its premium
/// squares, which tiles are blanks, the rack. That covers every position of the puzzle, even rotated,
/// mirrored, shifted or in another variant.
///
/// A board that contains most of the word is considered a match if the other tiles, including the rack, are
/// those that the puzzle deals, except for a few. That covers boards with a letter changed or omitted.
///
/// @param puzzle the puzzle
public record PuzzleLikeness(DailyPuzzle puzzle) {
    /// The tiles a player can have seen before the last turn: the first rack and four draws of seven.
    private static final int MOST_DRAWN = 35;

    private static final int RACK = 7;

    /// How many tiles may differ from those the puzzle deals.
    private static final int MOST_STRANGERS = 3;

    /// The fraction of the word, and of the other tiles, that may be wrong: one in this many.
    private static final int ONE_IN = 3;

    private static final int[][] WAYS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    /// Returns whether a position belongs to the puzzle or closely resembles one that does.
    ///
    /// @param alphabet the alphabet of board and rack
    public boolean covers(Board board, Tiles rack, Alphabet alphabet) {
        int length = puzzle.word().length();
        for (int row = -length; row < board.rows() + length; row++) {
            for (int column = -length; column < board.columns() + length; column++) {
                for (int[] way : WAYS) {
                    var place = new Place(row, column, way[0], way[1]);
                    int wrong = wrongLetters(board, alphabet, place);
                    if (wrong == 0 || wrong <= length / ONE_IN && isDealt(board, rack, alphabet, place)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /// A possible place of the word.
    private record Place(int row, int column, int rowStep, int columnStep) {
        int row(int at) {
            return row + at * rowStep;
        }

        int column(int at) {
            return column + at * columnStep;
        }

        boolean isOn(int someRow, int someColumn, int length) {
            int at = rowStep == 0 ? (someColumn - column) * columnStep : (someRow - row) * rowStep;
            return at >= 0 && at < length && row(at) == someRow && column(at) == someColumn;
        }
    }

    private int wrongLetters(Board board, Alphabet alphabet, Place place) {
        int wrong = 0;
        for (int at = 0; at < puzzle.word().length(); at++) {
            int row = place.row(at);
            int column = place.column(at);
            boolean right = board.hasTile(row, column)
                    && letter(alphabet, board.at(row, column)) == puzzle.word().charAt(at);
            wrong += right ? 0 : 1;
        }
        return wrong;
    }

    /// Whether the tiles outside the place of the word are those that the puzzle deals, except for a few.
    private boolean isDealt(Board board, Tiles rack, Alphabet alphabet, Place place) {
        var counts = new HashMap<Character, Integer>();
        int played = 0;
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                if (board.hasTile(row, column)
                        && !place.isOn(row, column, puzzle.word().length())) {
                    counts.merge(letter(alphabet, board.at(row, column)), 1, Integer::sum);
                    played++;
                }
            }
        }
        int tiles = played;
        for (int number = 1; number <= alphabet.size(); number++) {
            counts.merge(letter(alphabet, Tile.natural(number)), rack.count(number), Integer::sum);
            tiles += rack.count(number);
        }
        if (played + RACK > MOST_DRAWN + MOST_STRANGERS) {
            return false;
        }
        for (char dealt : puzzle.draws().substring(0, played + RACK).toCharArray()) {
            counts.merge(dealt, -1, Integer::sum);
        }
        int strangers =
                counts.values().stream().mapToInt(count -> Math.max(0, count)).sum();
        return strangers <= Math.min(MOST_STRANGERS, tiles / ONE_IN);
    }

    /// A letter as the puzzle writes it; for a tile with several characters, the first.
    private static char letter(Alphabet alphabet, int tile) {
        return alphabet.face(Tile.letter(tile)).toUpperCase(Locale.ROOT).charAt(0);
    }
}
