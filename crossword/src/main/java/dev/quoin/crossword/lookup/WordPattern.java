package dev.quoin.crossword.lookup;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.game.format.LetterCase;
import java.util.Arrays;

/// A description of words letter by letter: `C?T`, `QU*`, `*[AEIOU]NG`.
///
/// | text | stands for |
/// |---|---|
/// | a letter, in either case | itself |
/// | `?` | any one letter |
/// | `*` | any number of letters, also none |
/// | `[AEIOU]` | one of these letters |
/// | `[^AEIOU]` | one letter, but none of these |
public final class WordPattern {
    /// The most letters, `?`, `*` and brackets in a pattern.
    public static final int MOST_PARTS = 62;

    /// The part that stands for any number of letters; every other part is a mask of letters.
    static final int ANYTHING = 0;

    private final int[] parts;

    private WordPattern(int[] parts) {
        this.parts = parts;
    }

    /// Reads a pattern.
    ///
    /// @throws IllegalArgumentException naming what is wrong with the text
    public static WordPattern parse(String text, Alphabet alphabet) {
        var reader = new Reader(LetterCase.upper(text), text, alphabet);
        while (reader.at < reader.upper.length()) {
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
        return (-1 >>> (31 - alphabet.size())) & ~1;
    }

    /// Reads parts from left to right.
    private static final class Reader {
        final String upper;
        final String original;
        final Alphabet alphabet;
        final int longest;
        int at;
        final int[] parts = new int[MOST_PARTS];
        int count;

        Reader(String upper, String original, Alphabet alphabet) {
            this.upper = upper;
            this.original = original;
            this.alphabet = alphabet;
            int length = 1;
            for (String letter : alphabet.letters()) {
                length = Math.max(length, letter.length());
            }
            this.longest = length;
        }

        void readPart() {
            switch (upper.charAt(at)) {
                case '*' -> {
                    at++;
                    // Two in a row mean no more than one.
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
                default -> add(letter());
            }
        }

        private int bracket() {
            boolean without = upper.startsWith("^", at);
            at += without ? 1 : 0;
            int mask = 0;
            while (at < upper.length() && upper.charAt(at) != ']') {
                mask |= letter();
            }
            if (at == upper.length()) {
                throw problem("a [ without its ]");
            }
            at++;
            int letters = without ? anyLetter(alphabet) & ~mask : mask;
            if (letters == 0) {
                throw problem("brackets that match no letter");
            }
            return letters;
        }

        /// The longest letter that stands here, as a mask.
        private int letter() {
            for (int end = Math.min(upper.length(), at + longest); end > at; end--) {
                var number = alphabet.number(upper.substring(at, end));
                if (number.isPresent()) {
                    at = end;
                    return 1 << number.getAsInt();
                }
            }
            throw problem("'" + Character.toString(upper.codePointAt(at)) + "'");
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
