package dev.quoin.crossword.lexicon;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Faces;
import dev.quoin.game.format.LetterCase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ObjIntConsumer;

/// Reads word lists: one word per line in either case. `#` starts a comment; blank lines, surrounding spaces and
/// repeated words are ignored.
///
/// A letter of several characters may be written in brackets (`GA[LL]O`), and `|` keeps letters apart that would be
/// read as one (`BAN|GOR`); see [Alphabet#encode].
///
/// A line that is not a word of the alphabet (`don't`, `e-mail`, `3d`) is skipped and counted. Words too long for
/// any board are kept for look-ups, up to [LexiconBuilder#LONGEST_WORD] letters.
public final class WordListReader {
    private static final Map<String, String> DOTS = Map.of("I", "I/ı", "İ", "İ/i");
    private static final Map<Integer, String> TURKISH = Map.of((int) 'ı', "I", (int) 'i', "İ");

    private final Alphabet alphabet;
    private final Optional<LetterTable> table;
    private final List<byte[]> words = new ArrayList<>();
    private SkippedLines skipped = SkippedLines.NONE;

    private WordListReader(Alphabet alphabet) {
        this.alphabet = alphabet;
        this.table = LetterTable.of(alphabet);
    }

    /// Reads a file with the words of an alphabet.
    ///
    /// @throws WordListException when the file cannot be read, is not text, or has no words
    public static WordList read(Path file, Alphabet alphabet) {
        return parse(WordListText.bytes(file), file.toString(), alphabet);
    }

    /// Reads a file and derives the alphabet: A to Z if any of them occurs, and the most frequent other
    /// letters, at most [Alphabet#MOST_LETTERS] in all, sorted by code point.
    ///
    /// @throws WordListException when the file cannot be read, is not text, or has no words
    public static WordList read(Path file) {
        byte[] bytes = WordListText.bytes(file);
        String text = WordListText.decode(bytes, file.toString());
        return parse(text, file.toString(), lettersOf(text));
    }

    /// Parses the bytes of a list; `source` is its name in messages.
    public static WordList parse(byte[] bytes, String source, Alphabet alphabet) {
        return parse(WordListText.decode(bytes, source), source, alphabet);
    }

    /// Returns the number of the first line that has this word in either case, whether it is a word of an alphabet or
    /// not; empty when there is none.
    public static OptionalInt find(String text, String word) {
        String wanted = LetterCase.upper(Faces.normal(word.strip()));
        int[] found = {0};
        forEachLine(text, (line, number) -> {
            boolean same = line.length() <= 2 * wanted.length()
                    && LetterCase.upper(Faces.normal(line)).equals(wanted);
            found[0] = found[0] == 0 && same ? number : found[0];
        });
        return found[0] == 0 ? OptionalInt.empty() : OptionalInt.of(found[0]);
    }

    /// Parses the text of a list; `source` is its name in messages.
    public static WordList parse(String text, String source, Alphabet alphabet) {
        var reader = new WordListReader(alphabet);
        forEachLine(text, reader::add);
        if (!reader.words.isEmpty()) {
            return new WordList(alphabet, reader.words, reader.skipped);
        }
        if (reader.skipped.count() == 0) {
            throw WordListException.about(source, "contains no words, expected one word per line");
        }
        throw WordListException.about(
                source, "no line is a word with the letters " + alphabet + ": " + reader.skipped.describe());
    }

    /// Returns the alphabet derived from the text of a list.
    public static Alphabet lettersOf(String text) {
        // Where a dotless or a dotted I occurs, i is the lower case of the dotted one.
        boolean turkish = text.indexOf('ı') >= 0 || text.indexOf('İ') >= 0;
        Map<String, Integer> counts = new HashMap<>();
        forEachLine(text, (line, number) -> {
            if (line.codePoints().allMatch(Character::isLetter)) {
                line.codePoints()
                        .mapToObj(letter -> turkish ? TURKISH.getOrDefault(letter, upper(letter)) : upper(letter))
                        .forEach(letters -> letters.codePoints()
                                .forEach(letter -> counts.merge(Character.toString(letter), 1, Integer::sum)));
            }
        });
        var letters = new TreeSet<String>();
        if (Alphabet.latin().letters().stream().anyMatch(counts::containsKey)) {
            letters.addAll(Alphabet.latin().letters());
        }
        if (turkish) {
            counts.keySet().removeAll(TURKISH.values());
            letters.addAll(TURKISH.values());
        }
        counts.entrySet().stream()
                .filter(entry -> !letters.contains(entry.getKey()) && Faces.isFace(Faces.normal(entry.getKey())))
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(Alphabet.MOST_LETTERS - letters.size())
                .forEach(entry -> letters.add(entry.getKey()));
        return letters.isEmpty() ? Alphabet.latin() : alphabet(letters, turkish);
    }

    private static Alphabet alphabet(Set<String> letters, boolean turkish) {
        return Alphabet.of(letters.stream()
                .map(letter -> turkish ? DOTS.getOrDefault(letter, letter) : letter)
                .map(letter -> letter.indexOf('/') < 0 ? Faces.withBlank(letter) : letter)
                .toList());
    }

    private static String upper(int letter) {
        return LetterCase.upper(Character.toString(letter));
    }

    private void add(String line, int number) {
        Optional<byte[]> word = table.isPresent() ? table.get().encode(line) : Optional.empty();
        if (word.isEmpty()) {
            // Accents, or letters of several characters: ask the alphabet.
            word = alphabet.encode(line);
        }
        if (word.isPresent() && word.get().length <= LexiconBuilder.LONGEST_WORD) {
            words.add(word.get());
        } else {
            skipped = skipped.and(number, line);
        }
    }

    /// Calls `action` with every line that is not blank, without comment and surrounding spaces, and its number.
    private static void forEachLine(String text, ObjIntConsumer<String> action) {
        int number = 0;
        int at = 0;
        while (at < text.length()) {
            int end = at;
            while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
                end++;
            }
            number++;
            String line = text.substring(at, end);
            int comment = line.indexOf('#');
            String word = (comment < 0 ? line : line.substring(0, comment)).strip();
            if (!word.isEmpty()) {
                action.accept(word, number);
            }
            boolean pair = text.startsWith("\r\n", end);
            at = end + (pair ? 2 : 1);
        }
    }
}
