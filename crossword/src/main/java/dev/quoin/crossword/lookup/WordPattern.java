package dev.quoin.crossword.lookup;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Faces;
import java.util.Arrays;

/// A pattern that words can match: `C?T`, `QU*`, `*[AEIOU]NG`.
///
/// | text | stands for |
/// |---|---|
/// | a letter, in either case | itself |
/// | `?` | any one letter |
/// | `*` | any number of letters, also none |
/// | `[AEIOU]` | one of these letters |
/// | `[^AEIOU]` | one letter, but none of these |
/// | `\|` | nothing; it keeps the characters before and after it in different letters |
public final class WordPattern {
    /// The maximum number of letters, `?`, `*` and brackets in a pattern.
    public static final int MOST_PARTS = 62;

    /// The part that stands for any number of letters; every other part is a mask of letters.
    static final int ANYTHING = 0;

    private final int[] parts;

    private WordPattern(int[] parts) {
        this.parts = parts;
    }

    /// Parses a pattern.
    ///
    /// @throws IllegalArgumentException naming what is wrong with the text
    public static WordPattern parse(String text, Alphabet alphabet) {
        var reader = new Reader(alphabet.fold(text), text, alphabet);
        while (reader.at < reader.folded.length()) {
            reader.readPart();
        }
        if (reader.count == 0) {
            throw new IllegalArgumentException("a pattern must contain at least one letter, ? or *");
        }
        return of(Arrays.copyOf(reader.parts, reader.count));
    }

    static WordPattern literal(String letters, Alphabet alphabet) {
        byte[] word = WordSearch.encode(letters, alphabet);
        var parts = new int[word.length];
        for (int at = 0; at < parts.length; at++) {
            parts[at] = 1 << word[at];
        }
        return of(parts);
    }

    static WordPattern ofLength(int letters, Alphabet alphabet) {
        var parts = new int[letters];
        Arrays.fill(parts, anyLetter(alphabet));
        return of(parts);
    }

    WordPattern thenAnything() {
        return of(Arrays.copyOf(parts, parts.length + 1));
    }

    WordPattern afterAnything() {
        var longer = new int[parts.length + 1];
        System.arraycopy(parts, 0, longer, 1, parts.length);
        return of(longer);
    }

    int[] parts() {
        return parts.clone();
    }

    private static WordPattern of(int[] parts) {
        if (parts.length > MOST_PARTS) {
            throw tooLong();
        }
        return new WordPattern(parts);
    }

    private static IllegalArgumentException tooLong() {
        return new IllegalArgumentException(
                "a pattern must have at most " + MOST_PARTS + " letters, ?, * and brackets");
    }

    private static int anyLetter(Alphabet alphabet) {
        return alphabet.size() == Alphabet.MOST_LETTERS ? -1 : (2 << alphabet.size()) - 2;
    }

    /// Parses parts from left to right.
    private static final class Reader {
        final String folded;
        final String original;
        final Alphabet alphabet;
        final int longest;
        int at;
        final int[] parts = new int[MOST_PARTS];
        int count;

        Reader(String folded, String original, Alphabet alphabet) {
            this.folded = folded;
            this.original = original;
            this.alphabet = alphabet;
            this.longest = Faces.LONGEST;
        }

        void readPart() {
            switch (folded.charAt(at)) {
                case '*' -> {
                    at++;
                    // Two in a row mean the same as one.
                    if (count == 0 || parts[count - 1] != ANYTHING) {
                        add(ANYTHING);
                    }
                }
                case '?' -> {
                    at++;
                    add(anyLetter(alphabet));
                }
                case '[' -> {
                    at++;
                    add(bracket());
                }
                case Alphabet.CUT -> at++;
                default -> add(letter());
            }
        }

        private int bracket() {
            boolean without = folded.startsWith("^", at);
            at += without ? 1 : 0;
            int mask = 0;
            while (at < folded.length() && folded.charAt(at) != ']') {
                mask |= letter();
            }
            if (at == folded.length()) {
                throw problem("a [ without its ]");
            }
            at++;
            int letters = without ? anyLetter(alphabet) & ~mask : mask;
            if (letters == 0) {
                throw problem("brackets that match no letter");
            }
            return letters;
        }

        /// Parses the longest letter at this place, as a mask.
        private int letter() {
            for (int end = Math.min(folded.length(), at + longest); end > at; end--) {
                var number = alphabet.number(folded.substring(at, end));
                if (number.isPresent()) {
                    at = end;
                    return 1 << number.getAsInt();
                }
            }
            throw problem("'" + Character.toString(folded.codePointAt(at)) + "'");
        }

        private void add(int part) {
            if (count == parts.length) {
                throw tooLong();
            }
            parts[count++] = part;
        }

        private IllegalArgumentException problem(String found) {
            String shown = original.length() > 40 ? original.substring(0, 40) + "…" : original;
            return new IllegalArgumentException("pattern '" + shown + "' has " + found + ": expected letters of "
                    + alphabet + ", ? for any letter, * for any number of letters, or [AEIOU]");
        }
    }
}
