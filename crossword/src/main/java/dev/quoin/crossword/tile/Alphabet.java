package dev.quoin.crossword.tile;

import dev.quoin.game.format.LetterCase;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// The letters of a game, numbered from 1 in the order in which they sort.
///
/// A letter is what one tile shows: usually one character, sometimes more (`CH`). Letters are kept in upper case;
/// text is read without regard to case except where case tells a blank from a tile.
public final class Alphabet {
    /// Letter numbers must fit five bits, and bit 0 of a letter mask is the GADDAG's separator.
    public static final int MOST_LETTERS = 31;

    private static final String VOWELS = "AEIOU";
    private static final Alphabet LATIN = new Alphabet(latinLetters());

    private final List<String> letters;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final int longest;

    private Alphabet(List<String> letters) {
        this.letters = letters;
        int most = 1;
        for (int i = 0; i < letters.size(); i++) {
            numbers.put(letters.get(i), i + 1);
            most = Math.max(most, letters.get(i).length());
        }
        this.longest = most;
    }

    /// The 26 letters A to Z.
    public static Alphabet latin() {
        return LATIN;
    }

    /// An alphabet of these letters, in this order.
    public static Alphabet of(List<String> letters) {
        var upper = new ArrayList<String>();
        for (String letter : letters) {
            String face = LetterCase.upper(letter);
            if (face.isEmpty() || !face.codePoints().allMatch(Character::isLetter)) {
                throw new IllegalArgumentException(
                        "a letter of an alphabet must be made of letters, got '" + letter + "'");
            }
            if (upper.contains(face)) {
                throw new IllegalArgumentException("an alphabet must not repeat a letter, got '" + face + "' twice");
            }
            upper.add(face);
        }
        if (upper.isEmpty() || upper.size() > MOST_LETTERS) {
            throw new IllegalArgumentException(
                    "an alphabet must have 1 to " + MOST_LETTERS + " letters, got " + upper.size());
        }
        return upper.equals(LATIN.letters) ? LATIN : new Alphabet(List.copyOf(upper));
    }

    /// How many letters there are; their numbers are 1 to this.
    public int size() {
        return letters.size();
    }

    /// All letters in order, in upper case.
    public List<String> letters() {
        return letters;
    }

    /// The upper-case face of letter `number`.
    public String face(int number) {
        return letters.get(number - 1);
    }

    /// Whether letter `number` is a vowel: its face begins with A, E, I, O or U, with or without an accent. Y is
    /// none.
    public boolean isVowel(int number) {
        String plain = Normalizer.normalize(face(number), Normalizer.Form.NFD);
        return VOWELS.indexOf(plain.charAt(0)) >= 0;
    }

    /// The number of a letter given by its face, in either case.
    public OptionalInt number(String face) {
        Integer number = numbers.get(LetterCase.upper(face));
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    /// The letter numbers of a word in either case, longest letters first (`CH` before `C`); empty when a
    /// character belongs to no letter.
    public Optional<byte[]> encode(String word) {
        String upper = LetterCase.upper(word);
        var codes = new byte[upper.length()];
        int count = 0;
        int at = 0;
        while (at < upper.length()) {
            int end = Math.min(upper.length(), at + longest);
            Integer number = null;
            while (end > at && (number = numbers.get(upper.substring(at, end))) == null) {
                end--;
            }
            if (number == null) {
                return Optional.empty();
            }
            codes[count++] = number.byteValue();
            at = end;
        }
        return Optional.of(Arrays.copyOf(codes, count));
    }

    /// The upper-case text of letter numbers or tiles; blanks are not told apart.
    public String decode(byte[] word) {
        var text = new StringBuilder();
        for (byte code : word) {
            text.append(face(Tile.letter(code)));
        }
        return text.toString();
    }

    /// One tile as notation writes it: upper case a tile, lower case a blank, a letter of several characters in
    /// brackets.
    public String show(int tile) {
        String face = face(Tile.letter(tile));
        String cased = Tile.isBlank(tile) ? LetterCase.lower(face) : face;
        return cased.length() == 1 ? cased : "[" + cased + "]";
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Alphabet alphabet && letters.equals(alphabet.letters);
    }

    @Override
    public int hashCode() {
        return letters.hashCode();
    }

    /// The letters in a few words, such as `A to Z`.
    public String describe() {
        return equals(latin()) ? "A to Z" : toString();
    }

    @Override
    public String toString() {
        return String.join(" ", letters);
    }

    private static List<String> latinLetters() {
        var letters = new ArrayList<String>();
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            letters.add(String.valueOf(letter));
        }
        return List.copyOf(letters);
    }
}
