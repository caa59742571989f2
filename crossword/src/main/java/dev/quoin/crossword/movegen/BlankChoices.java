package dev.quoin.crossword.movegen;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;

/// Lists the ways in which blanks can stand in words that were found. Mutable, for one thread.
///
/// A placed tile may be a blank as long as blanks last, and must be one where the rack has no more of its letter.
/// A blank loses what its letter would have scored, in the main word and in the crossing word.
final class BlankChoices {
    private final Grid grid;
    private final int[] letterValues = new int[32];

    private final byte[] rack = new byte[32];
    private int allBlanks;

    private final int[] squares = new int[16];
    private final int[] losses = new int[16];
    private int count;
    private long head;
    private long tiles;
    private int floor;
    private PlayBuffer out = new PlayBuffer();

    BlankChoices(Variant variant, Grid grid) {
        this.grid = grid;
        for (int letter = 1; letter <= variant.tiles().alphabet().size(); letter++) {
            letterValues[letter] = variant.tiles().valueOfNumber(letter);
        }
    }

    void begin(Tiles tiles) {
        for (int letter = 1; letter < rack.length; letter++) {
            rack[letter] = (byte) tiles.count(letter);
        }
        allBlanks = tiles.count(Tile.BLANK);
    }

    /// Adds to `plays` every way to play each of `words` for at least `floor` points; the words are scored as if they
    /// had
    /// no blanks.
    void list(PlayBuffer words, PlayBuffer plays, int floor) {
        out = plays;
        this.floor = floor;
        for (int word = 0; word < words.size; word++) {
            int score = words.score(word);
            count = words.count(word);
            head = words.heads[word] & 0xffffffffL;
            tiles = words.tiles[word];
            findLosses(words, word);
            choose(0, score, 0, allBlanks);
        }
    }

    private void findLosses(PlayBuffer words, int word) {
        int row = words.row(word);
        int column = words.column(word);
        int square = words.direction(word) == Direction.ACROSS ? grid.across(row, column) : grid.down(row, column);
        int multiplier = 1;
        for (int tile = 0; tile < count; tile++) {
            while (grid.letters[square] != 0) {
                square++;
            }
            multiplier *= grid.wordMultipliers[square];
            squares[tile] = square++;
        }
        for (int tile = 0; tile < count; tile++) {
            long factor = grid.factors[squares[tile]];
            losses[tile] = letterValues[letter(tile)] * ((int) factor * multiplier + (int) (factor >>> 32));
        }
    }

    private int letter(int tile) {
        return (int) (tiles >>> 5 * tile) & 31;
    }

    private void choose(int tile, int score, int blankTiles, int blanks) {
        if (score < floor) {
            return;
        }
        if (tile == count) {
            out.add((long) score << 32 | head | blankTiles, tiles);
            return;
        }
        int letter = letter(tile);
        int held = rack[letter];
        if (held > 0) {
            rack[letter] = (byte) (held - 1);
            choose(tile + 1, score, blankTiles, blanks);
            rack[letter] = (byte) held;
        }
        if (blanks > 0) {
            choose(tile + 1, score - losses[tile], blankTiles | 1 << tile, blanks - 1);
        }
    }
}
