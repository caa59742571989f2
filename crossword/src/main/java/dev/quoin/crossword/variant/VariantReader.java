package dev.quoin.crossword.variant;

import static dev.quoin.crossword.variant.VariantException.quote;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.variant.Variant.Clock;
import dev.quoin.crossword.variant.VariantText.Entry;
import dev.quoin.game.format.LetterCase;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Turns the text of a variant file into a [Variant].
final class VariantReader {
    private static final int LONGEST_TITLE = 60;
    private static final int LARGEST_BONUS = 100_000;
    private static final int LARGEST_EXCHANGE_MINIMUM = 10_000;
    private static final int MOST_SCORELESS_TURNS = 1_000;
    private static final int LONGEST_CLOCK_MINUTES = 24 * 60;
    private static final int LARGEST_OVERTIME = 10_000;
    private static final int USUAL_OVERTIME = 10;
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,39}");
    private static final Pattern SQUARE = Pattern.compile("([A-Z])(\\d{1,2})|(\\d{1,2})([A-Z])");
    private static final Pattern TIME = Pattern.compile("(\\d{1,4}):([0-5]\\d)");

    private final VariantText text;

    private VariantReader(VariantText text) {
        this.text = text;
    }

    /// Parses a variant; `source` is the name of the file in messages.
    ///
    /// @throws VariantException when the text is not a usable variant
    static Variant read(String text, String source) {
        return new VariantReader(VariantText.parse(text, source)).read();
    }

    private Variant read() {
        PremiumLayout layout = BoardBlocks.layout(text);
        TileSet tiles = TileBlock.tiles(text);
        int rack = number(VariantKey.RACK, 1, Variant.LARGEST_RACK);
        if (tiles.distribution().size() < rack) {
            throw problem(
                    VariantKey.TILES,
                    "found " + tiles.distribution().size() + " tiles, expected at least " + rack + " to fill one rack");
        }
        Board start = BoardBlocks.placed(text, layout, tiles);
        int[] square = startSquare(layout);
        try {
            return new Variant(
                    name(),
                    title(),
                    layout,
                    square[0],
                    square[1],
                    tiles,
                    rack,
                    number(VariantKey.BONUS, 0, LARGEST_BONUS),
                    start,
                    clock(),
                    lexicon(),
                    exchange(),
                    number(VariantKey.SCORELESS_TURNS, 1, MOST_SCORELESS_TURNS));
        } catch (IllegalArgumentException invalid) {
            throw problem(VariantKey.BOARD, String.valueOf(invalid.getMessage()));
        }
    }

    private String name() {
        Entry entry = text.entry(VariantKey.NAME);
        if (!NAME.matcher(entry.value()).matches()) {
            throw unexpected(entry, "1 to 40 letters, digits, - or _, starting with a letter or digit");
        }
        return entry.value();
    }

    private String title() {
        Optional<Entry> entry = text.optional(VariantKey.TITLE);
        if (entry.isEmpty()) {
            return name();
        }
        String title = entry.get().value();
        if (title.isEmpty() || title.length() > LONGEST_TITLE) {
            throw unexpected(entry.get(), "1 to " + LONGEST_TITLE + " characters");
        }
        return title;
    }

    private String lexicon() {
        Entry entry = text.entry(VariantKey.LEXICON);
        if (entry.value().isEmpty()) {
            throw unexpected(entry, VariantKey.LEXICON.expectation());
        }
        return entry.value();
    }

    private int[] startSquare(PremiumLayout layout) {
        Entry entry = text.entry(VariantKey.START);
        Matcher square = SQUARE.matcher(LetterCase.upper(entry.value()));
        if (!square.matches()) {
            throw unexpected(entry, VariantKey.START.expectation());
        }
        boolean columnFirst = square.group(1) != null;
        int column = square.group(columnFirst ? 1 : 4).charAt(0) - 'A';
        int row = Integer.parseInt(square.group(columnFirst ? 2 : 3)) - 1;
        if (row < 0 || row >= layout.rows() || column >= layout.columns()) {
            throw unexpected(
                    entry, "a square of the board, A1 to " + (char) ('A' + layout.columns() - 1) + layout.rows());
        }
        return new int[] {row, column};
    }

    private int exchange() {
        Entry entry = text.entry(VariantKey.EXCHANGE);
        return entry.value().equalsIgnoreCase("never")
                ? Variant.NO_EXCHANGE
                : number(entry, 1, LARGEST_EXCHANGE_MINIMUM, " or never");
    }

    private Clock clock() {
        int overtime = text.optional(VariantKey.OVERTIME)
                .map(entry -> number(entry, 0, LARGEST_OVERTIME, ""))
                .orElse(USUAL_OVERTIME);
        Optional<Entry> entry = text.optional(VariantKey.CLOCK);
        if (entry.isEmpty() || entry.get().value().equalsIgnoreCase("none")) {
            return new Clock(0, overtime);
        }
        Matcher time = TIME.matcher(entry.get().value());
        if (!time.matches() || Integer.parseInt(time.group(1)) > LONGEST_CLOCK_MINUTES) {
            throw unexpected(
                    entry.get(), "minutes:seconds up to " + LONGEST_CLOCK_MINUTES + ":00 such as 25:00, or none");
        }
        return new Clock(60 * Integer.parseInt(time.group(1)) + Integer.parseInt(time.group(2)), overtime);
    }

    private int number(VariantKey key, int least, int most) {
        return number(text.entry(key), least, most, "");
    }

    private int number(Entry entry, int least, int most, String otherwise) {
        return WholeNumber.parse(entry.value(), least, most)
                .orElseThrow(() -> unexpected(entry, "a whole number from " + least + " to " + most + otherwise));
    }

    private VariantException unexpected(Entry entry, String expected) {
        return VariantException.atLine(
                text.source(),
                entry.line(),
                entry.key().text(),
                "found " + (entry.value().isEmpty() ? "nothing" : quote(entry.value())) + ", expected " + expected);
    }

    private VariantException problem(VariantKey key, String problem) {
        return VariantException.atLine(text.source(), text.entry(key).line(), key.text(), problem);
    }
}
