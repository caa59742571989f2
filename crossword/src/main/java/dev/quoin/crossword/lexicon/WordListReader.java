package dev.quoin.crossword.lexicon;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.game.format.LetterCase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.ObjIntConsumer;

/// Reads word lists: one word per line in either case. `#` starts a comment; blank lines, surrounding spaces and
/// repeated words are ignored.
///
/// A line that is not a word of the alphabet (`don't`, `e-mail`, `3d`) is skipped and counted. Words too long for
/// any board are kept for look-ups, up to [LexiconBuilder#LONGEST_WORD] letters.
public final class WordListReader {
    private final Alphabet alphabet;
    private final Optional<LetterTable> table;
    private final List<byte[]> words = new ArrayList<>();
    private SkippedLines skipped = SkippedLines.NONE;

    private WordListReader(Alphabet alphabet) {
        this.alphabet = alphabet;
        this.table = LetterTable.of(alphabet);
    }

    /// Reads a file whose words are made of these letters.
    ///
    /// @throws WordListException when the file cannot be read, is no text, or has no word
    public static WordList read(Path file, Alphabet alphabet) {
        return parse(WordListText.bytes(file), file.toString(), alphabet);
    }

    /// Reads a file whose letters are those found in it: A to Z if any of them occurs, and the most frequent others, at
    /// most [Alphabet#MOST_LETTERS] in all, sorted by Unicode number.
    ///
    /// @throws WordListException when the file cannot be read, is no text, or has no word
    public static WordList read(Path file) {
        byte[] bytes = WordListText.bytes(file);
        String text = WordListText.decode(bytes, file.toString());
        return parse(text, file.toString(), lettersOf(text));
    }

    /// Reads the bytes of a list; `source` is its name in messages.
    public static WordList parse(byte[] bytes, String source, Alphabet alphabet) {
        return parse(WordListText.decode(bytes, source), source, alphabet);
    }

    static WordList parse(String text, String source, Alphabet alphabet) {
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

    /// The letters of a list that does not come with an alphabet.
    public static Alphabet lettersOf(String text) {
        Map<String, Integer> counts = new HashMap<>();
        forEachLine(text, (line, number) -> {
            if (line.codePoints().allMatch(Character::isLetter)) {
                LetterCase.upper(line)
                        .codePoints()
                        .forEach(letter -> counts.merge(Character.toString(letter), 1, Integer::sum));
            }
        });
        var letters = new TreeSet<String>();
        if (Alphabet.latin().letters().stream().anyMatch(counts::containsKey)) {
            letters.addAll(Alphabet.latin().letters());
        }
        counts.entrySet().stream()
                .filter(entry -> !letters.contains(entry.getKey()))
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(Alphabet.MOST_LETTERS - letters.size())
                .forEach(entry -> letters.add(entry.getKey()));
        return letters.isEmpty() ? Alphabet.latin() : Alphabet.of(List.copyOf(letters));
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
