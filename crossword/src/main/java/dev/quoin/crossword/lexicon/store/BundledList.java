package dev.quoin.crossword.lexicon.store;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.game.file.InputFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// The shipped word lists.
///
/// Each records the checksum and length of its text, so that a cached lexicon is found without reading the list.
enum BundledList {
    ENABLE(0xa6846315b788d348L, 1_743_363),
    MINI(0x6328b6fa1c52e69aL, 5_625),

    /// ENABLE minus a blocklist, for the first edition of Daily Letters.
    DAILY_1(0xb6448796de586b2cL, 1_740_261);

    private final long check;
    private final long length;

    BundledList(long check, long length) {
        this.check = check;
        this.length = length;
    }

    static Optional<BundledList> named(String name) {
        for (BundledList list : values()) {
            if (list.text().equals(name.toLowerCase(Locale.ROOT))) {
                return Optional.of(list);
            }
        }
        return Optional.empty();
    }

    static List<String> names() {
        return Arrays.stream(values()).map(BundledList::text).toList();
    }

    String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    LexiconKey key(Alphabet alphabet) {
        return new LexiconKey(check, length, alphabet.toString());
    }

    byte[] bytes() {
        return switch (this) {
            case ENABLE, MINI -> resource(text() + ".txt");
            case DAILY_1 -> without(ENABLE.bytes(), resource(text() + "-blocklist.txt"));
        };
    }

    /// The lines of a list that are not among others.
    private static byte[] without(byte[] list, byte[] blocked) {
        var left = new StringBuilder(list.length);
        var out = new String(blocked, StandardCharsets.US_ASCII).lines().collect(Collectors.toSet());
        new String(list, StandardCharsets.US_ASCII)
                .lines()
                .filter(word -> !out.contains(word))
                .forEach(word -> left.append(word).append('\n'));
        return left.toString().getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] resource(String resource) {
        try (InputStream in = BundledList.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the installation is incomplete: " + resource + " is missing");
            }
            return InputFile.resource(in);
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the installation is incomplete: " + resource, unreadable);
        }
    }
}
