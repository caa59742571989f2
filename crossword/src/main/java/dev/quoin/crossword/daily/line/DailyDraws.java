package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;

/// Everything that a line depends on: words, board, draw order and number of turns. Immutable.
///
/// Separate from [DailyPuzzle], so that tests can use games small enough for exhaustive search.
final class DailyDraws {
    private final Lexicon lexicon;
    private final Variant variant;
    private final Board board;
    private final byte[] draws;
    private final int turns;

    private DailyDraws(Lexicon lexicon, Variant variant, Board board, byte[] draws, int turns) {
        this.lexicon = lexicon;
        this.variant = variant;
        this.board = board;
        this.draws = draws;
        this.turns = turns;
    }

    /// Creates a deal of any size; `draws` are letters in draw order.
    static DailyDraws of(Lexicon lexicon, Variant variant, Board board, String draws, int turns) {
        var tiles = new byte[draws.length()];
        for (int at = 0; at < tiles.length; at++) {
            String face = draws.substring(at, at + 1);
            int letter = variant.tiles()
                    .alphabet()
                    .number(face)
                    .orElseThrow(() -> new IllegalArgumentException("draws must be letters, got " + face));
            tiles[at] = Tile.natural(letter);
        }
        return new DailyDraws(lexicon, variant, board, tiles, turns);
    }

    static DailyDraws of(DailyLetters rules, DailyPuzzle puzzle) {
        return of(rules.lexicon(), rules.variant(), puzzle.board(), puzzle.draws(), DailyGame.TURNS);
    }

    Lexicon lexicon() {
        return lexicon;
    }

    Variant variant() {
        return variant;
    }

    Board board() {
        return board;
    }

    int turns() {
        return turns;
    }

    /// The number of tiles to draw, including the first rack.
    int size() {
        return draws.length;
    }

    /// The letter of the tile at this index of the draw order, from 0.
    int draw(int place) {
        return draws[place];
    }
}
