package dev.quoin.crossword.variant;

import static dev.quoin.crossword.variant.VariantException.quote;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Faces;
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
import java.util.stream.Stream;

/// Reads the block `tiles` of a variant file, and the order of its letters.
final class TileBlock {
    static final int MOST_OF_A_KIND = 999;
    private static final String BLANK = "?";

    private final VariantText text;
    private final Entry block;
    private final Map<String, Line> lines = new TreeMap<>();

    /// @param letter the letter as an alphabet writes it
    private record Line(int number, String letter, int count, int value) {}

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
        if (lines.isEmpty()) {
            throw problem(block.line(), "found no letter, expected 1 to " + Alphabet.MOST_LETTERS);
        }
        if (lines.size() > Alphabet.MOST_LETTERS) {
            throw problem(
                    block.line(),
                    "found " + lines.size() + " letters, expected at most " + Alphabet.MOST_LETTERS
                            + ": larger alphabets, such as the Hungarian or Czech one, are not supported");
        }
        Alphabet alphabet = withVowels(alphabet());
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
        boolean blank = cells.getFirst().equals(BLANK);
        String letter = blank ? BLANK : letter(row);
        String face = letter.indexOf('/') < 0 ? letter : letter.substring(0, letter.indexOf('/'));
        boolean valueOmitted = blank && cells.size() == 2;
        if (cells.size() != 3 && !valueOmitted) {
            throw problem(
                    row.line(),
                    "found " + quote(row.text()) + ", expected a letter, its count and its value, such as A 9 1");
        }
        int count = number(row, "the count", cells.get(1), MOST_OF_A_KIND);
        int value = valueOmitted ? 0 : number(row, "the value", cells.get(2), blank ? 0 : TileSet.LARGEST_VALUE);
        Line earlier = lines.putIfAbsent(face, new Line(row.line(), letter, count, value));
        if (earlier != null) {
            throw problem(row.line(), "found " + face + " again, expected once (line " + earlier.number() + ")");
        }
    }

    /// The letter of a row as an alphabet writes it: `A`, `I/ı`.
    private String letter(Row row) {
        String cell = row.cells().getFirst();
        try {
            return Alphabet.of(List.of(cell)).text(1);
        } catch (IllegalArgumentException invalid) {
            boolean letter = cell.indexOf('/') > 0 || Faces.isFace(Faces.normal(cell));
            throw problem(
                    row.line(),
                    "found " + quote(cell) + ", expected a letter of 1 to " + Faces.LONGEST
                            + " characters, or ? for the blank" + (letter ? ": " + invalid.getMessage() : ""));
        }
    }

    private int number(Row row, String what, String cell, int most) {
        return WholeNumber.parse(cell, 0, most)
                .orElseThrow(() -> problem(
                        row.line(),
                        "found " + quote(cell) + " in " + quote(row.text()) + ", expected " + what
                                + (most == 0 ? " of a blank, 0" : " as a whole number from 0 to " + most)));
    }

    /// The letters in the order of key `alphabet`, by default by code point.
    private Alphabet alphabet() {
        Optional<Entry> order = text.optional(VariantKey.ALPHABET);
        List<String> faces = order.map(this::ordered).orElse(List.copyOf(lines.keySet()));
        try {
            return Alphabet.of(faces.stream()
                    .flatMap(face -> Stream.ofNullable(lines.get(face)))
                    .map(Line::letter)
                    .toList());
        } catch (IllegalArgumentException invalid) {
            throw problem(block.line(), String.valueOf(invalid.getMessage()));
        }
    }

    private List<String> ordered(Entry entry) {
        List<String> letters = Arrays.stream(entry.value().split("\\s+"))
                .map(letter ->
                        lines.containsKey(Faces.normal(letter)) ? Faces.normal(letter) : LetterCase.upper(letter))
                .toList();
        for (String letter : letters) {
            if (!lines.containsKey(letter)) {
                throw problem(entry, "found " + quote(letter) + ", expected only letters that have a line under tiles");
            }
        }
        for (String letter : lines.keySet()) {
            if (letters.indexOf(letter) < 0 || letters.indexOf(letter) != letters.lastIndexOf(letter)) {
                throw problem(
                        entry,
                        "expected every letter under tiles once, found " + letter
                                + (letters.contains(letter) ? " more than once" : " missing"));
            }
        }
        return letters;
    }

    private Alphabet withVowels(Alphabet alphabet) {
        Optional<Entry> entry = text.optional(VariantKey.VOWELS);
        if (entry.isEmpty()) {
            return alphabet;
        }
        try {
            return alphabet.withVowels(List.of(entry.get().value().split("\\s+")));
        } catch (IllegalArgumentException invalid) {
            throw problem(entry.get(), invalid.getMessage() + ", expected only letters that have a line under tiles");
        }
    }

    private VariantException problem(Entry entry, String problem) {
        return VariantException.atLine(text.source(), entry.line(), entry.key().text(), problem);
    }

    private VariantException problem(int line, String problem) {
        return VariantException.atLine(text.source(), line, block.key().text(), problem);
    }
}
