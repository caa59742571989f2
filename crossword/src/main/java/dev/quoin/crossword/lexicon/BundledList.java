package dev.quoin.crossword.lexicon;

import dev.quoin.crossword.tile.Alphabet;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The word lists inside the program.
///
/// Each records the check and length of its text, so that a cached lexicon is found without unpacking the list.
enum BundledList {
    ENABLE(0xa6846315b788d348L, 1_743_363),
    MINI(0x07cf1de6a4e17a34L, 6_468);

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
        return name().toLowerCase(Locale.ROOT);
    }

    LexiconKey key(Alphabet alphabet) {
        return new LexiconKey(check, length, alphabet.toString());
    }

    byte[] bytes() {
        String resource = text() + ".txt";
        try (InputStream in = BundledList.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the program is not whole: " + resource + " is missing");
            }
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the program is not whole: " + resource, unreadable);
        }
    }
}
