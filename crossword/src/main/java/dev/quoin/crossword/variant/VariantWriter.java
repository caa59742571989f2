package dev.quoin.crossword.variant;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import java.util.List;

/// Writes a [Variant] as the text of a variant file; reading it gives an equal variant.
public final class VariantWriter {
    private final Variant variant;
    private final StringBuilder text = new StringBuilder();

    private VariantWriter(Variant variant) {
        this.variant = variant;
    }

    /// Returns the text of a variant file.
    public static String write(Variant variant) {
        return new VariantWriter(variant).write();
    }

    private String write() {
        put(VariantKey.NAME, variant.name());
        if (!variant.title().equals(variant.name())) {
            put(VariantKey.TITLE, variant.title());
        }
        put(VariantKey.LEXICON, variant.lexicon());
        put(VariantKey.RACK, variant.rackSize());
        put(VariantKey.BONUS, variant.bingoBonus());
        put(VariantKey.START, (char) ('A' + variant.startColumn()) + "" + (variant.startRow() + 1));
        boolean never = variant.exchangeMinimum() == Variant.NO_EXCHANGE;
        put(VariantKey.EXCHANGE, never ? "never" : variant.exchangeMinimum());
        put(VariantKey.SCORELESS_TURNS, variant.scorelessTurns());
        int seconds = variant.clock().secondsPerPlayer();
        put(VariantKey.CLOCK, seconds == 0 ? "none" : "%d:%02d".formatted(seconds / 60, seconds % 60));
        put(VariantKey.OVERTIME, variant.clock().overtimePenaltyPerMinute());
        List<String> letters = variant.tiles().alphabet().letters();
        if (!letters.equals(letters.stream().sorted().toList())) {
            put(VariantKey.ALPHABET, String.join(" ", letters));
        }
        if (!variant.tiles().alphabet().hasDefaultVowels()) {
            put(VariantKey.VOWELS, String.join(" ", variant.tiles().alphabet().vowels()));
        }
        writeBoard();
        writeTiles();
        if (variant.start().tileCount() > 0) {
            writePlaced();
        }
        return text.toString();
    }

    private void writeBoard() {
        head(VariantKey.BOARD);
        PremiumLayout layout = variant.layout();
        for (int row = 0; row < layout.rows(); row++) {
            text.append(' ');
            for (int column = 0; column < layout.columns(); column++) {
                text.append(' ')
                        .append(multiplier(layout.wordMultiplier(row, column)))
                        .append(multiplier(layout.letterMultiplier(row, column)));
            }
            text.append('\n');
        }
    }

    private void writeTiles() {
        head(VariantKey.TILES);
        TileSet tiles = variant.tiles();
        for (int number = 1; number <= tiles.alphabet().size(); number++) {
            line(tiles.alphabet().text(number), tiles.distribution().count(number), tiles.valueOfNumber(number));
        }
        line("?", tiles.distribution().blanks(), 0);
    }

    private void writePlaced() {
        head(VariantKey.PLACED);
        Board start = variant.start();
        for (int row = 0; row < start.rows(); row++) {
            text.append(' ');
            for (int column = 0; column < start.columns(); column++) {
                text.append(' ').append(shown(start.at(row, column)));
            }
            text.append('\n');
        }
    }

    private String shown(byte tile) {
        if (tile == Tile.EMPTY) {
            return ".";
        }
        Alphabet alphabet = variant.tiles().alphabet();
        int letter = Tile.letter(tile);
        return Tile.isBlank(tile) ? alphabet.lower(letter) : alphabet.face(letter);
    }

    private void put(VariantKey key, Object value) {
        text.append(key.text()).append(" = ").append(value).append('\n');
    }

    private void head(VariantKey key) {
        text.append('\n').append(key.text()).append(":\n");
    }

    private void line(String face, int count, int value) {
        text.append("  ")
                .append(face)
                .append(' ')
                .append(count)
                .append(' ')
                .append(value)
                .append('\n');
    }

    private static char multiplier(int multiplier) {
        return multiplier == 1 ? '.' : (char) ('0' + multiplier);
    }
}
