package dev.quoin.crossword.lexicon.store;

import dev.quoin.game.file.InputFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.ObjIntConsumer;
import java.util.zip.InflaterInputStream;

/// The words of ENABLE with their tiers: the smallest of SCOWL's sizes that has them, or [#REST]. Immutable.
///
/// `scripts/make-word-tiers.sh` makes the file.
final class WordTiers {
    /// The tier of words that are in none of the smaller sizes.
    static final int REST = 80;

    private static final int[] SIZES = {10, 20, 35, 40, 50, 55, 60, 70, REST};
    private static final String RESOURCE = "enable.tiers";

    private final String[] words;
    private final byte[] tiers;

    private WordTiers(String[] words, byte[] tiers) {
        if (words.length != tiers.length) {
            throw new IllegalStateException(
                    RESOURCE + " must have a tier for each of " + words.length + " words, got " + tiers.length);
        }
        this.words = words;
        this.tiers = tiers;
    }

    /// Reads the shipped files. Takes some ten milliseconds.
    static WordTiers ofEnable() {
        String text = new String(BundledList.ENABLE.bytes(), StandardCharsets.US_ASCII);
        return new WordTiers(text.lines().toArray(String[]::new), read());
    }

    private static byte[] read() {
        try (InputStream in = WordTiers.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("the installation is incomplete: " + RESOURCE + " is missing");
            }
            return InputFile.resource(new InflaterInputStream(in));
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the installation is incomplete: " + RESOURCE, unreadable);
        }
    }

    /// Returns the largest of the sizes that is at most `size`.
    static int floor(int size) {
        int floor = SIZES[0];
        for (int each : SIZES) {
            floor = each <= size ? each : floor;
        }
        return floor;
    }

    /// Calls `action` for every word, in lower case, with its tier.
    void forEach(ObjIntConsumer<String> action) {
        for (int word = 0; word < words.length; word++) {
            action.accept(words[word], tiers[word]);
        }
    }

    /// Returns the share of words whose tier is at most `size`.
    double share(int size) {
        int known = 0;
        for (byte tier : tiers) {
            known += tier <= size ? 1 : 0;
        }
        return (double) known / tiers.length;
    }
}
