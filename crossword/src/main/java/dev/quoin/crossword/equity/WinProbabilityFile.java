package dev.quoin.crossword.equity;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// A text file of win probabilities: what they are for, the command that learned them, and a line of quantiles,
/// in tenths of a point, for each number of unseen tiles.
///
/// @param variant the name of the variant
/// @param words the fingerprint of the words
/// @param command the command that learns the same again
/// @param probability the probabilities
public record WinProbabilityFile(String variant, String words, String command, WinProbability probability) {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(4, "a file of win probabilities");
    private static final String MARK = "quoin win probability 1";
    private static final int TENTH = 100;
    private static final Map<String, Optional<WinProbabilityFile>> SHIPPED = new ConcurrentHashMap<>();

    /// Returns the shipped probabilities for a variant with these words; empty if there are none.
    public static Optional<WinProbability> shipped(Variant variant, Lexicon lexicon) {
        return Variants.isShipped(variant)
                ? SHIPPED.computeIfAbsent(variant.name(), WinProbabilityFile::load)
                        .filter(file -> file.words.equals(lexicon.fingerprint()))
                        .map(WinProbabilityFile::probability)
                : Optional.empty();
    }

    private static Optional<WinProbabilityFile> load(String variant) {
        String resource = variant + ".winning";
        try (InputStream in = WinProbabilityFile.class.getResourceAsStream(resource)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(
                            parse(new String(InputFile.resource(in), StandardCharsets.UTF_8), "shipped " + resource));
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the installation is incomplete: " + resource, unreadable);
        }
    }

    /// Reads a file.
    ///
    /// @throws IllegalArgumentException naming the file, if it cannot be read or is not such a file
    public static WinProbabilityFile read(Path file) {
        try {
            return parse(InputFile.text(file, LIMIT), file.toString());
        } catch (IOException e) {
            throw new IllegalArgumentException("cannot read win probabilities: " + FileErrors.describe(e), e);
        }
    }

    /// Parses the text of a file.
    ///
    /// @param name the name of the file in messages
    /// @throws IllegalArgumentException as [#read] does
    public static WinProbabilityFile parse(String text, String name) {
        List<String> lines = text.lines().toList();
        if (lines.size() < 4 || !lines.getFirst().equals(MARK)) {
            throw new IllegalArgumentException(name + " is not a file of win probabilities, or of a later version");
        }
        var rows = new ArrayList<int[]>();
        for (String line : lines.subList(4, lines.size())) {
            rows.add(row(line, name));
        }
        try {
            return new WinProbabilityFile(
                    value(lines.get(1)),
                    value(lines.get(2)),
                    value(lines.get(3)),
                    WinProbability.of(rows.toArray(int[][]::new)));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(name + ": " + e.getMessage(), e);
        }
    }

    private static String value(String line) {
        return line.substring(line.indexOf('=') + 1).strip();
    }

    private static int[] row(String line, String name) {
        String[] numbers = line.strip().split(" ");
        var row = new int[numbers.length];
        for (int at = 0; at < numbers.length; at++) {
            if (!numbers[at].matches("-?[0-9]{1,6}")) {
                throw new IllegalArgumentException(
                        name + ": '" + numbers[at] + "' is not a number of tenths of a point");
            }
            row[at] = Integer.parseInt(numbers[at]) * TENTH;
        }
        return row;
    }

    /// Returns the text of the file.
    public String text() {
        var text = new StringBuilder(MARK).append('\n');
        text.append("variant = ").append(variant).append('\n');
        text.append("words = ").append(words).append('\n');
        text.append("command = ").append(command.replace('\n', ' ')).append('\n');
        for (int unseen = 1; unseen <= probability.mostUnseen(); unseen++) {
            String separator = "";
            for (int change : probability.quantiles(unseen)) {
                text.append(separator).append(Math.round(change / (double) TENTH));
                separator = " ";
            }
            text.append('\n');
        }
        return text.toString();
    }
}
