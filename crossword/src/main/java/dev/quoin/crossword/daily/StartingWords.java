package dev.quoin.crossword.daily;

import dev.quoin.game.file.InputFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The starting words of puzzles and their schedule.
///
/// The words on odd lines and those on even lines alternate: each half is used up, in a new order each time,
/// before the other begins. So no word repeats before all the words of the other half have been used.
///
/// @param words the words in upper case and alphabetical order, an even number
record StartingWords(List<String> words) {
    private static final int PERIOD_PURPOSE = 2;

    private static final Map<String, StartingWords> SHIPPED = new ConcurrentHashMap<>();

    StartingWords {
        words = List.copyOf(words);
        if (words.isEmpty() || words.size() % 2 != 0) {
            throw new IllegalArgumentException(
                    "starting words must come in two halves of one size, got " + words.size() + " words");
        }
    }

    /// The words of a resource, which is read once.
    static StartingWords in(String resource) {
        return SHIPPED.computeIfAbsent(resource, StartingWords::read);
    }

    private static StartingWords read(String resource) {
        try (InputStream in = StartingWords.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the installation is incomplete: " + resource + " is missing");
            }
            String text = new String(InputFile.resource(in), StandardCharsets.US_ASCII);
            return new StartingWords(
                    text.lines().map(word -> word.toUpperCase(Locale.ROOT)).toList());
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the installation is incomplete: " + resource, unreadable);
        }
    }

    /// The word of a day, counted from 0 on the first.
    String on(long day) {
        int half = words.size() / 2;
        long period = day / half;
        var order = new int[half];
        Arrays.setAll(order, place -> place);
        SplitMix64.of(PERIOD_PURPOSE, period).shuffle(order);
        int side = (int) (period % 2);
        return words.get(2 * order[(int) (day % half)] + side);
    }

    /// A random word.
    String drawn(SplitMix64 chance) {
        return words.get(chance.below(words.size()));
    }
}
