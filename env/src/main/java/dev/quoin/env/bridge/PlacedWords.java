package dev.quoin.env.bridge;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.MoveReading;
import dev.quoin.crossword.notation.WordStart;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;

/// Converts words on squares to plays. Stateless.
public final class PlacedWords {
    private PlacedWords() {}

    /// Returns the play that forms a word starting at a square. Lower case is a blank. Tiles on the board
    /// are part of the word.
    ///
    /// @throws dev.quoin.game.IllegalMoveException when the word does not fit the board
    public static Play play(Board board, Alphabet alphabet, int row, int column, Direction direction, String word) {
        var reading = CrosswordMoveText.of(alphabet).read(board, new WordStart(row, column, direction), word);
        return switch (reading) {
            case MoveReading.Read(Play play) -> play;
            case MoveReading.Read(var move) ->
                throw new IllegalArgumentException("a word must place tiles, got " + move);
            case MoveReading.Refused(var refusal) -> throw refusal.asException();
        };
    }

    /// Returns the play with blanks in place of letters that the rack lacks, as far as it has blanks; letter
    /// tiles are used on the first squares.
    public static Play withBlanks(Play play, Tiles rack) {
        int[] left = rack.counts();
        for (Placement placement : play.placements()) {
            if (Tile.isBlank(placement.tile())) {
                left[Tile.BLANK]--;
            }
        }
        var placements = new ArrayList<Placement>();
        for (Placement placement : play.placements()) {
            int letter = Tile.letter(placement.tile());
            if (!Tile.isBlank(placement.tile()) && --left[letter] < 0 && left[Tile.BLANK]-- > 0) {
                placements.add(new Placement(placement.row(), placement.column(), Tile.blankAs(letter)));
            } else {
                placements.add(placement);
            }
        }
        return new Play(play.direction(), placements);
    }
}
