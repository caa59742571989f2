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

/// What a game of Daily Letters begins with: the word on the board and the order in which the other tiles are drawn;
/// immutable.
///
/// A puzzle knows its future. It must not reach a player, not even in part: the server and the environment show what
/// a position shows and no more.
///
/// @param edition the lists it is made with
/// @param word the starting word in upper case
/// @param direction the way it runs
/// @param row the row of its first letter, from 0
/// @param column the column of its first letter, from 0
/// @param draws the other tiles as one letter each; those to be drawn first come first
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

    /// The puzzle of a date, the same for everybody and for ever.
    ///
    /// Also of dates that are still to come: who knows the time refuses those, see [DailyArchive].
    ///
    /// @throws IllegalArgumentException when the date is before the first puzzle
    public static DailyPuzzle of(LocalDate date) {
        return made(DailyEdition.on(date), wordOf(date), SplitMix64.of(DAY_PURPOSE, date.toEpochDay()));
    }

    private static String wordOf(LocalDate date) {
        DailyEdition edition = DailyEdition.on(date);
        return edition.words().on(date.toEpochDay() - edition.begin().toEpochDay());
    }

    /// The puzzle of a date on a server whose operator uses a [DailySecret]: the word of the date, and the rest from
    /// the date's key.
    ///
    /// @throws IllegalArgumentException when the date is before the first puzzle
    public static DailyPuzzle of(LocalDate date, DailyKey key) {
        return made(DailyEdition.on(date), wordOf(date), new SplitMix64(key.seed()));
    }

    /// A puzzle of no date, for practice and learning: the seed decides the word and everything else.
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

    /// The same puzzle with another order of draws.
    ///
    /// @param order the tiles of [#draws] in another order
    /// @throws IllegalArgumentException when they are other tiles
    public DailyPuzzle withDraws(String order) {
        return new DailyPuzzle(edition, word, direction, row, column, order);
    }

    /// The board before the first turn.
    public Board board() {
        Variant variant = edition.variant();
        var placements = new ArrayList<Placement>();
        for (int at = 0; at < word.length(); at++) {
            placements.add(new Placement(
                    row + at * direction.rowStep(), column + at * direction.columnStep(), tile(word.charAt(at))));
        }
        return Board.empty(variant.rows(), variant.columns()).with(placements);
    }

    /// Where tiles come from: the next of the order, as the size of the bag tells. The same plays draw the same tiles.
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
