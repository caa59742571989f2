package dev.quoin.crossword.variant;

import static dev.quoin.crossword.variant.VariantException.quote;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.VariantText.Entry;
import dev.quoin.crossword.variant.VariantText.Row;
import dev.quoin.game.format.LetterCase;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Reads the block `tiles` of a variant file, and the order of its letters.
final class TileBlock {
    static final int MOST_OF_A_KIND = 999;
    private static final int LONGEST_FACE = 4;
    private static final String BLANK = "?";

    private final VariantText text;
    private final Entry block;
    private final Map<String, Line> lines = new TreeMap<>();

    private record Line(int number, int count, int value) {}

    private TileBlock(VariantText text) {
        this.text = text;
        this.block = text.entry(VariantKey.TILES);
    }

    static TileSet tiles(VariantText text) {
        return new TileBlock(text).tiles();
    }

    private TileSet tiles() {
        for (Row row : block.rows()) {
            add(row);
        }
        int blanks = Optional.ofNullable(lines.remove(BLANK)).map(Line::count).orElse(0);
        if (lines.isEmpty() || lines.size() > Alphabet.MOST_LETTERS) {
            throw problem(block.line(), "found " + lines.size() + " letters, expected 1 to " + Alphabet.MOST_LETTERS);
        }
        Alphabet alphabet = alphabet();
        var counts = new int[alphabet.size() + 1];
        var values = new int[alphabet.size() + 1];
        counts[Tile.BLANK] = blanks;
        lines.forEach((face, line) -> {
            int number = alphabet.number(face).orElseThrow();
            counts[number] = line.count();
            values[number] = line.value();
        });
        return TileSet.of(alphabet, Tiles.of(counts), values);
    }

    private void add(Row row) {
        List<String> cells = row.cells();
        String face = LetterCase.upper(cells.getFirst());
        boolean blank = face.equals(BLANK);
        boolean letter = face.length() <= LONGEST_FACE && face.codePoints().allMatch(Character::isLetter);
        if (!blank && !letter) {
            throw problem(
                    row.line(),
                    "found " + quote(cells.getFirst()) + ", expected a letter of 1 to " + LONGEST_FACE
                            + " characters, or ? for the blank");
        }
        boolean valueOmitted = blank && cells.size() == 2;
        if (cells.size() != 3 && !valueOmitted) {
            throw problem(
                    row.line(),
                    "found " + quote(row.text()) + ", expected a letter, its count and its value, such as A 9 1");
        }
        int count = number(row, "the count", cells.get(1), MOST_OF_A_KIND);
        int value = valueOmitted ? 0 : number(row, "the value", cells.get(2), blank ? 0 : TileSet.LARGEST_VALUE);
        Line earlier = lines.putIfAbsent(face, new Line(row.line(), count, value));
        if (earlier != null) {
            throw problem(row.line(), "found " + face + " again, expected once (line " + earlier.number() + ")");
        }
    }

    private int number(Row row, String what, String cell, int most) {
        return WholeNumber.parse(cell, 0, most)
                .orElseThrow(() -> problem(
                        row.line(),
                        "found " + quote(cell) + " in " + quote(row.text()) + ", expected " + what
                                + (most == 0 ? " of a blank, 0" : " as a whole number from 0 to " + most)));
    }

    /// The letters as key `alphabet` orders them, without it by Unicode number.
    private Alphabet alphabet() {
        Optional<Entry> order = text.optional(VariantKey.ALPHABET);
        if (order.isEmpty()) {
            return Alphabet.of(List.copyOf(lines.keySet()));
        }
        Entry entry = order.get();
        List<String> letters = Arrays.stream(entry.value().split("\\s+"))
                .map(LetterCase::upper)
                .toList();
        for (String letter : letters) {
            if (!lines.containsKey(letter)) {
                throw VariantException.atLine(
                        text.source(),
                        entry.line(),
                        entry.key().text(),
                        "found " + quote(letter) + ", expected only letters that have a line under tiles");
            }
        }
        for (String letter : lines.keySet()) {
            if (letters.indexOf(letter) < 0 || letters.indexOf(letter) != letters.lastIndexOf(letter)) {
                throw VariantException.atLine(
                        text.source(),
                        entry.line(),
                        entry.key().text(),
                        "expected every letter under tiles once, found " + letter
                                + (letters.contains(letter) ? " more than once" : " missing"));
            }
        }
        return Alphabet.of(letters);
    }

    private VariantException problem(int line, String problem) {
        return VariantException.atLine(text.source(), line, block.key().text(), problem);
    }
}
