package dev.quoin.crossword.variant;

import dev.quoin.crossword.board.Board;

/// The rules of a variant: board, tiles and parameters.
///
/// A variant in which the score of a play could overflow an `int` is refused, so callers need not check.
///
/// @param name the name in commands, such as `standard`
/// @param title the displayed name, such as `Standard, 15 by 15`; not part of the rules
/// @param layout the premium squares; its size is the board's size
/// @param startRow the row of the square that the first play must cover, from 0
/// @param startColumn its column, from 0
/// @param tiles the letters, counts and values
/// @param rackSize the number of tiles on a full rack
/// @param bingoBonus the bonus for playing a whole rack
/// @param start the tiles on the board before the first turn, taken from the bag
/// @param clock the time for each player, for matches that use it, and the penalty for overtime
/// @param lexicon the name of the word list, such as `enable`
/// @param exchangeMinimum the fewest tiles in the bag that allow an exchange; [#NO_EXCHANGE] when there is none
/// @param scorelessTurns the number of consecutive scoreless turns that end the game
public record Variant(
        String name,
        String title,
        PremiumLayout layout,
        int startRow,
        int startColumn,
        TileSet tiles,
        int rackSize,
        int bingoBonus,
        Board start,
        Clock clock,
        String lexicon,
        int exchangeMinimum,
        int scorelessTurns) {
    /// The largest rack: a play's tiles must fit one `long` of the move generator.
    public static final int LARGEST_RACK = 12;

    /// The exchange minimum of a game without exchanges.
    public static final int NO_EXCHANGE = Integer.MAX_VALUE;

    public Variant {
        if (name.isBlank()) {
            throw new IllegalArgumentException("a variant must have a name");
        }
        if (title.isBlank()) {
            throw new IllegalArgumentException("the title of a variant must not be empty");
        }
        if (rackSize < 1 || rackSize > LARGEST_RACK) {
            throw new IllegalArgumentException("a rack must hold 1 to " + LARGEST_RACK + " tiles, got " + rackSize);
        }
        if (start.rows() != layout.rows() || start.columns() != layout.columns()) {
            throw new IllegalArgumentException("the starting board must be " + layout.rows() + "×" + layout.columns()
                    + " like the layout, got " + start.rows() + "×" + start.columns());
        }
        if (!start.contains(startRow, startColumn)) {
            throw new IllegalArgumentException(
                    "the start square must lie on the board, got " + startRow + "," + startColumn);
        }
        checkAtLeast("the bonus for a whole rack", 0, bingoBonus);
        checkAtLeast("the bag that allows an exchange", 1, exchangeMinimum);
        checkAtLeast("the scoreless turns that end the game", 1, scorelessTurns);
        long bound = ScoreBound.of(layout, tiles, rackSize, bingoBonus);
        if (bound > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("one play of " + rackSize + " tiles could score up to " + bound
                    + " points, expected at most " + Integer.MAX_VALUE
                    + ": use smaller word multipliers, letter multipliers or tile values");
        }
    }

    /// Creates a variant without a title; its name is shown instead.
    public Variant(
            String name,
            PremiumLayout layout,
            int startRow,
            int startColumn,
            TileSet tiles,
            int rackSize,
            int bingoBonus,
            Board start,
            Clock clock,
            String lexicon,
            int exchangeMinimum,
            int scorelessTurns) {
        this(
                name,
                name,
                layout,
                startRow,
                startColumn,
                tiles,
                rackSize,
                bingoBonus,
                start,
                clock,
                lexicon,
                exchangeMinimum,
                scorelessTurns);
    }

    public int rows() {
        return layout.rows();
    }

    public int columns() {
        return layout.columns();
    }

    /// Returns an upper bound of the score of one play.
    public int scoreBound() {
        return (int) ScoreBound.of(layout, tiles, rackSize, bingoBonus);
    }

    /// Returns a copy with another title.
    public Variant withTitle(String other) {
        return new Variant(
                name,
                other,
                layout,
                startRow,
                startColumn,
                tiles,
                rackSize,
                bingoBonus,
                start,
                clock,
                lexicon,
                exchangeMinimum,
                scorelessTurns);
    }

    /// Returns a copy without a title, for comparing variants whose titles may differ.
    public Variant untitled() {
        return withTitle(name);
    }

    /// Returns a copy with another word list.
    public Variant withLexicon(String other) {
        return new Variant(
                name,
                title,
                layout,
                startRow,
                startColumn,
                tiles,
                rackSize,
                bingoBonus,
                start,
                clock,
                other,
                exchangeMinimum,
                scorelessTurns);
    }

    /// Returns a copy with another bingo bonus.
    public Variant withBingoBonus(int other) {
        return new Variant(
                name,
                title,
                layout,
                startRow,
                startColumn,
                tiles,
                rackSize,
                other,
                start,
                clock,
                lexicon,
                exchangeMinimum,
                scorelessTurns);
    }

    /// Returns a copy with these tiles on the board before the first turn.
    public Variant withStart(Board other) {
        return new Variant(
                name,
                title,
                layout,
                startRow,
                startColumn,
                tiles,
                rackSize,
                bingoBonus,
                other,
                clock,
                lexicon,
                exchangeMinimum,
                scorelessTurns);
    }

    /// Returns the name and the most important numbers, for debugging:
    /// `standard: 15×15, 100 tiles A to Z, rack 7, bingo 50, lexicon enable`.
    @Override
    public String toString() {
        return name + ": " + rows() + "×" + columns() + ", " + tiles + ", rack " + rackSize + ", bingo " + bingoBonus
                + ", lexicon " + lexicon;
    }

    private static void checkAtLeast(String what, int least, int value) {
        if (value < least) {
            throw new IllegalArgumentException(what + " must be at least " + least + ", got " + value);
        }
    }

    /// The time for each player and the penalty for overtime.
    ///
    /// @param secondsPerPlayer 0 when there is no clock
    /// @param overtimePenaltyPerMinute points deducted for every minute or part of a minute of overtime
    public record Clock(int secondsPerPlayer, int overtimePenaltyPerMinute) {
        public Clock {
            checkAtLeast("the seconds of a clock", 0, secondsPerPlayer);
            checkAtLeast("the points off for a minute of overtime", 0, overtimePenaltyPerMinute);
        }
    }
}
