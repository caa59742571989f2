package dev.quoin.crossword.variant;

import dev.quoin.crossword.board.Board;

/// Everything that makes one tile game differ from another.
///
/// A variant whose largest imaginable play would not fit an `int` is refused, so nobody who adds up a play needs to
/// check.
///
/// @param name what commands call it, such as `standard`
/// @param title what people read, such as `Standard, 15 by 15`; it is not part of the rules
/// @param layout the premium squares; its size is the board's size
/// @param startRow the row of the square that the first play must cover, from 0
/// @param startColumn its column, from 0
/// @param tiles letters, counts and values
/// @param rackSize how many tiles a player holds
/// @param bingoBonus what playing a whole rack adds
/// @param start the tiles on the board before the first turn; they come out of the bag
/// @param clock time for each player
/// @param lexicon the name of the word list, such as `enable`
/// @param exchangeMinimum the fewest tiles in the bag that allow an exchange; [#NO_EXCHANGE] when there is none
/// @param scorelessTurns how many scoreless turns in a row end the game
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

    /// A variant without a title: its name is shown instead.
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

    /// This variant with another title.
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

    /// This variant without its title: equal for variants of one name that differ in their titles only.
    public Variant untitled() {
        return withTitle(name);
    }

    /// This variant with another word list.
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

    /// This variant with another bonus for playing a whole rack.
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

    /// This variant with these tiles on the board before the first turn.
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

    private static void checkAtLeast(String what, int least, int value) {
        if (value < least) {
            throw new IllegalArgumentException(what + " must be at least " + least + ", got " + value);
        }
    }

    /// Time for each player and what overtime costs.
    ///
    /// @param secondsPerPlayer 0 when there is no clock
    /// @param overtimePenaltyPerMinute points off for every minute begun beyond it
    public record Clock(int secondsPerPlayer, int overtimePenaltyPerMinute) {
        public Clock {
            checkAtLeast("the seconds of a clock", 0, secondsPerPlayer);
            checkAtLeast("the points off for a minute of overtime", 0, overtimePenaltyPerMinute);
        }
    }
}
