package dev.quoin.crossword.tile;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The letters of a game, numbered from 1 in sort order.
///
/// A letter is what one tile shows: usually one character, sometimes more (`CH`, `L·L`). It has two faces: the
/// upper-case one is a tile, the lower-case one a blank that stands for the letter. Words are case-insensitive.
public final class Alphabet {
    /// The most letters: one bit each in the masks of the word graph.
    public static final int MOST_LETTERS = 32;

    /// Separates letters in a word where the longest letter is not meant: `BAN|GOR`.
    public static final char CUT = '|';

    private static final String VOWELS = "AEIOU";
    private static final Alphabet LATIN = Alphabet.create(latinLetters());

    private final List<String> letters;
    private final List<String> lowers;
    private final String text;
    private final long vowels;
    private final Map<String, Byte> tiles = new HashMap<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Set<Integer> characters = new HashSet<>();
    private final int longest;

    private Alphabet(List<String> letters, List<String> lowers, String text, long vowels) {
        this.letters = letters;
        this.lowers = lowers;
        this.text = text;
        this.vowels = vowels;
        int most = 1;
        for (int number = 1; number <= letters.size(); number++) {
            String face = face(number);
            String lower = lower(number);
            tiles.put(face, Tile.natural(number));
            tiles.put(lower, Tile.blankAs(number));
            spell(face, number);
            // Without case, the mark of a blank (א') must not be read as part of a word.
            if (!lower.startsWith(face)) {
                spell(lower, number);
            }
            most = Math.max(most, Math.max(face.length(), lower.length()));
        }
        this.longest = most;
    }

    private void spell(String face, int number) {
        numbers.put(face, number);
        face.codePoints().forEach(characters::add);
    }

    /// Returns the 26 letters A to Z.
    public static Alphabet latin() {
        return LATIN;
    }

    /// Creates an alphabet of these letters, in this order. A letter may be followed by `/` and its lower-case
    /// face: `İ/i`, `I/ı`. A letter whose lower case cannot be read back must be.
    ///
    /// @throws IllegalArgumentException naming the letter and how to write it
    public static Alphabet of(List<String> letters) {
        if (letters.isEmpty() || letters.size() > MOST_LETTERS) {
            throw new IllegalArgumentException(
                    "an alphabet must have 1 to " + MOST_LETTERS + " letters, got " + letters.size());
        }
        Alphabet alphabet = create(letters);
        return alphabet.equals(LATIN) ? LATIN : alphabet;
    }

    private static Alphabet create(List<String> letters) {
        var uppers = new ArrayList<String>();
        var lowers = new ArrayList<String>();
        var text = new ArrayList<String>();
        var used = new HashMap<String, String>();
        for (String letter : letters) {
            Letter read = Letter.read(letter);
            if (uppers.contains(read.upper())) {
                throw new IllegalArgumentException(
                        "an alphabet must not repeat a letter, got '" + read.upper() + "' twice");
            }
            for (String face : List.of(read.upper(), read.lower())) {
                String other = used.putIfAbsent(face, read.upper());
                if (other != null) {
                    throw new IllegalArgumentException("'" + face + "' would stand for " + other + " and for "
                            + read.upper() + ": write each with its own lower case after a slash, such as I/ı and İ/i");
                }
            }
            uppers.add(read.upper());
            lowers.add(read.lower());
            text.add(read.toString());
        }
        return new Alphabet(List.copyOf(uppers), List.copyOf(lowers), String.join(" ", text), defaultVowels(uppers));
    }

    /// Returns the same letters with these vowels instead of A, E, I, O and U with or without accents.
    ///
    /// @throws IllegalArgumentException naming a vowel that is not a letter
    public Alphabet withVowels(List<String> faces) {
        long mask = 0;
        for (String face : faces) {
            mask |= 1L
                    << number(face)
                            .orElseThrow(() -> new IllegalArgumentException(
                                    "a vowel must be a letter of the alphabet, got '" + face + "'"));
        }
        return new Alphabet(letters, lowers, text, mask);
    }

    /// Returns the number of letters; they are numbered 1 to this.
    public int size() {
        return letters.size();
    }

    /// Returns all letters in order, in upper case.
    public List<String> letters() {
        return letters;
    }

    /// Returns the upper-case face of letter `number`.
    public String face(int number) {
        return letters.get(number - 1);
    }

    /// Returns the lower-case face of letter `number`, which shows a blank.
    public String lower(int number) {
        return lowers.get(number - 1);
    }

    /// Returns letter `number` as [#of] reads it: its face, and its lower-case face where that is not the usual one.
    public String text(int number) {
        return new Letter(face(number), lower(number)).toString();
    }

    /// Returns whether letter `number` is a vowel. Unless the variant lists its vowels, these are the letters that
    /// start with A, E, I, O or U, with or without an accent; Y is not a vowel.
    public boolean isVowel(int number) {
        return (vowels >>> number & 1) != 0;
    }

    /// Returns whether the vowels are those that the letters have by default.
    public boolean hasDefaultVowels() {
        return vowels == defaultVowels(letters);
    }

    /// Returns the vowels in order.
    public List<String> vowels() {
        return letters.stream()
                .filter(letter -> isVowel(letters.indexOf(letter) + 1))
                .toList();
    }

    /// Returns the number of a letter by its face, in either case.
    public OptionalInt number(String face) {
        Integer number = spelled(fold(face));
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    private @Nullable Integer spelled(String folded) {
        Integer number = numbers.get(folded);
        return number == null ? numbers.get(upperCase(folded)) : number;
    }

    /// Returns the tile that a face shows in notation: upper case is a tile, lower case a blank. Empty for anything
    /// else, also for mixed case such as `Ch`.
    public Optional<Byte> tile(String face) {
        return Optional.ofNullable(tiles.get(Faces.normal(face)));
    }

    /// Converts a word in either case to letter numbers; empty when a character is not in the alphabet.
    ///
    /// Letters are cut longest first (`CH` before `C`). To cut otherwise, write a letter in brackets (`BA[N][G]OR`)
    /// or [#CUT] between letters (`BAN|GOR`).
    public Optional<byte[]> encode(String word) {
        String folded = fold(word);
        var codes = new byte[folded.length()];
        int count = 0;
        int at = 0;
        while (at < folded.length()) {
            char c = folded.charAt(at);
            if (c == CUT && at > 0 && at < folded.length() - 1) {
                at++;
                continue;
            }
            int end = c == '[' ? Faces.end(folded, at) : longestEnd(folded, at);
            Integer number = end < 0 ? null : spelled(Faces.at(folded, at, end));
            if (number == null) {
                return Optional.empty();
            }
            codes[count++] = number.byteValue();
            at = end;
        }
        return Optional.of(Arrays.copyOf(codes, count));
    }

    /// The end of the longest letter at this place, -1 when there is none.
    private int longestEnd(String folded, int at) {
        for (int end = Math.min(folded.length(), at + longest); end > at; end--) {
            if (spelled(folded.substring(at, end)) != null) {
                return end;
            }
        }
        return -1;
    }

    /// Returns normalized text in which characters that no letter has are in upper case (`ß` becomes `SS`).
    public String fold(String text) {
        return folded(Faces.normal(text));
    }

    private String folded(String text) {
        boolean whole = true;
        for (int at = 0; at < text.length() && whole; at++) {
            char c = text.charAt(at);
            whole = c >= 'A' && c <= 'Z' || characters.contains((int) c);
        }
        if (whole) {
            return text;
        }
        var folded = new StringBuilder();
        text.codePoints().forEach(c -> folded.append(characters.contains(c) ? Character.toString(c) : Faces.upper(c)));
        return folded.toString();
    }

    private static String upperCase(String text) {
        var upper = new StringBuilder();
        text.codePoints().forEach(c -> upper.append(Faces.upper(c)));
        return upper.toString();
    }

    /// Returns text with every letter in upper case, and everything else unchanged; unlike [String#toUpperCase()], the
    /// upper case of i is that of this alphabet.
    public String upper(String text) {
        String normal = Faces.normal(text);
        var upper = new StringBuilder();
        for (int at = 0; at < normal.length(); ) {
            int end = Faces.end(normal, at) < 0 ? normal.length() : Faces.end(normal, at);
            OptionalInt number = number(Faces.at(normal, at, end));
            upper.append(number.isPresent() ? show(Tile.natural(number.getAsInt())) : normal.substring(at, end));
            at = end;
        }
        return upper.toString();
    }

    /// Returns a word in notation with letters of several characters in brackets, longest first: `GA[LL]O` for `GALLO`.
    public String withBrackets(String word) {
        String normal = Faces.normal(word);
        var text = new StringBuilder();
        for (int at = 0; at < normal.length(); ) {
            int end = Math.max(at + 1, Faces.end(normal, at));
            for (int longer = Math.min(normal.length(), at + longest); longer > end; longer--) {
                if (tiles.containsKey(normal.substring(at, longer))) {
                    text.append('[').append(normal, at, longer).append(']');
                    end = longer;
                    at = longer;
                    break;
                }
            }
            text.append(normal, Math.min(at, end), end);
            at = end;
        }
        return text.toString();
    }

    /// Converts letter numbers or tiles to upper-case text that [#encode] reads back; blanks are not distinguished.
    public String decode(byte[] word) {
        var plain = new StringBuilder();
        for (byte code : word) {
            plain.append(face(Tile.letter(code)));
        }
        return longest == 1 || reads(plain.toString(), word, word.length) ? plain.toString() : withCuts(word);
    }

    /// Writes a [#CUT] where two letters would be read as one.
    private String withCuts(byte[] word) {
        var text = new StringBuilder();
        for (int at = 0; at < word.length; at++) {
            String face = face(Tile.letter(word[at]));
            boolean plain = reads(text + face, word, at + 1);
            text.append(plain ? "" : CUT).append(face);
        }
        return text.toString();
    }

    private boolean reads(String text, byte[] word, int length) {
        Optional<byte[]> read = encode(text);
        boolean same = read.isPresent() && read.get().length == length;
        for (int at = 0; same && at < length; at++) {
            same = read.get()[at] == Tile.letter(word[at]);
        }
        return same;
    }

    /// Returns a tile in notation: upper case for a tile, lower case for a blank, brackets around a letter
    /// of several characters.
    public String show(int tile) {
        int letter = Tile.letter(tile);
        String cased = Tile.isBlank(tile) ? lower(letter) : face(letter);
        return cased.length() == 1 ? cased : "[" + cased + "]";
    }

    /// Compares letters, not vowels: these do not change which words there are.
    @Override
    public boolean equals(Object other) {
        return other instanceof Alphabet alphabet && text.equals(alphabet.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /// Describes the letters in a few words, such as `A to Z`.
    public String describe() {
        return equals(latin()) ? "A to Z" : toString();
    }

    /// Returns the letters as [#of] reads them, separated by spaces.
    @Override
    public String toString() {
        return text;
    }

    private static long defaultVowels(List<String> letters) {
        long mask = 0;
        for (int at = 0; at < letters.size(); at++) {
            String plain = Normalizer.normalize(letters.get(at), Normalizer.Form.NFD);
            mask |= VOWELS.indexOf(plain.charAt(0)) >= 0 ? 1L << at + 1 : 0;
        }
        return mask;
    }

    private static List<String> latinLetters() {
        var letters = new ArrayList<String>();
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            letters.add(String.valueOf(letter));
        }
        return List.copyOf(letters);
    }
}
