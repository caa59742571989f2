package dev.quoin.crossword.daily;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.time.LocalDate;
import java.util.ArrayList;

/// A puzzle of Daily Letters: the word on the board and the order in which the other tiles are drawn.
/// Immutable.
///
/// A puzzle contains the future draws. Never send any part of it to a player: the server and the environment
/// show only the position.
///
/// @param edition the edition
/// @param word the starting word in upper case
/// @param direction the direction of the starting word
/// @param row the row of its first letter, from 0
/// @param column the column of its first letter, from 0
/// @param draws the other tiles as one letter each, in draw order
public record DailyPuzzle(DailyEdition edition, String word, Direction direction, int row, int column, String draws) {
    private static final int DAY_PURPOSE = 1;

    public DailyPuzzle {
        Variant variant = edition.variant();
        Alphabet alphabet = variant.tiles().alphabet();
        Tiles tiles = Tiles.parse(word + draws, alphabet);
        if (!tiles.equals(variant.tiles().distribution())) {
            throw new IllegalArgumentException("a puzzle must have each of the "
                    + variant.tiles().distribution().size() + " tiles once, got " + tiles.show(alphabet));
        }
        int centre = direction == Direction.ACROSS ? variant.startColumn() - column : variant.startRow() - row;
        boolean inLine = direction == Direction.ACROSS ? row == variant.startRow() : column == variant.startColumn();
        if (!inLine || centre < 0 || centre >= word.length()) {
            throw new IllegalArgumentException("a starting word must cover the center, got " + word + " " + direction
                    + " from row " + row + ", column " + column);
        }
    }

    /// Returns the puzzle of a date, which is the same for everyone and never changes.
    ///
    /// Works for future dates too; [DailyArchive] refuses those.
    ///
    /// @throws IllegalArgumentException when the date is before the first puzzle
    public static DailyPuzzle of(LocalDate date) {
        return made(DailyEdition.on(date), wordOf(date), SplitMix64.of(DAY_PURPOSE, date.toEpochDay()));
    }

    private static String wordOf(LocalDate date) {
        DailyEdition edition = DailyEdition.on(date);
        return edition.words().on(date.toEpochDay() - edition.begin().toEpochDay());
    }

    /// Returns the puzzle of a date on a server with a [DailySecret]: the starting word depends on the date
    /// alone, the rest on the date's key.
    ///
    /// @throws IllegalArgumentException when the date is before the first puzzle
    public static DailyPuzzle of(LocalDate date, DailyKey key) {
        return made(DailyEdition.on(date), wordOf(date), new SplitMix64(key.seed()));
    }

    /// Returns a puzzle without a date, for practice and training; everything depends on the seed.
    public static DailyPuzzle ofSeed(long seed) {
        DailyEdition edition = DailyEdition.newest();
        var chance = new SplitMix64(seed);
        return made(edition, edition.words().drawn(chance), chance);
    }

    private static DailyPuzzle made(DailyEdition edition, String word, SplitMix64 chance) {
        Variant variant = edition.variant();
        Direction direction = chance.below(2) == 0 ? Direction.ACROSS : Direction.DOWN;
        int centre = chance.below(word.length());
        int row = variant.startRow() - centre * direction.rowStep();
        int column = variant.startColumn() - centre * direction.columnStep();
        Alphabet alphabet = variant.tiles().alphabet();
        Tiles left = variant.tiles().distribution().minus(Tiles.parse(word, alphabet));
        int[] letters = left.show(alphabet).chars().toArray();
        chance.shuffle(letters);
        return new DailyPuzzle(edition, word, direction, row, column, new String(letters, 0, letters.length));
    }

    /// Returns a copy with another draw order.
    ///
    /// @param order the tiles of [#draws] in another order
    /// @throws IllegalArgumentException when the tiles differ
    public DailyPuzzle withDraws(String order) {
        return new DailyPuzzle(edition, word, direction, row, column, order);
    }

    /// Returns the board before the first turn.
    public Board board() {
        Variant variant = edition.variant();
        var placements = new ArrayList<Placement>();
        for (int at = 0; at < word.length(); at++) {
            placements.add(new Placement(
                    row + at * direction.rowStep(), column + at * direction.columnStep(), tile(word.charAt(at))));
        }
        return Board.empty(variant.rows(), variant.columns()).with(placements);
    }

    /// A tile source that draws in the order of the puzzle, at the position given by the size of the bag.
    /// The same plays draw the same tiles.
    TileSource source() {
        return (seat, bag, count) -> {
            int from = draws.length() - bag.size();
            var counts = new int[Alphabet.MOST_LETTERS + 1];
            for (int at = from; at < from + count; at++) {
                counts[tile(draws.charAt(at))]++;
            }
            return Tiles.of(counts);
        };
    }

    private static byte tile(char letter) {
        return Tile.natural(letter - 'A' + 1);
    }
}
