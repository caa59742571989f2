package dev.quoin.crossword.leave;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.file.InputFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Finds the shipped leave values of a variant with a word list.
public final class LeaveStore {
    /// By the name of the variant. Cached, because unpacking takes a tenth of a second and agents share a
    /// table.
    private static final Map<String, Optional<LeaveFile>> SHIPPED = new ConcurrentHashMap<>();

    private LeaveStore() {}

    /// Returns the shipped values for a variant with these words, without corrections; empty if there are none.
    public static Optional<LeaveTable> shipped(Variant variant, Lexicon lexicon) {
        return corrected(variant, lexicon).map(LeaveTable::uncorrected);
    }

    /// Returns the shipped values with corrections, if there are any; empty if there are no values.
    public static Optional<LeaveTable> corrected(Variant variant, Lexicon lexicon) {
        if (!Variants.isShipped(variant)) {
            return Optional.empty();
        }
        return SHIPPED.computeIfAbsent(variant.name(), name -> load(variant))
                .filter(file -> file.origin().words().equals(lexicon.fingerprint()))
                .map(LeaveFile::table);
    }

    /// Returns a sentence that values have no corrections, and how to learn them.
    public static String notCorrected(Variant variant) {
        return "these leave values have no corrections for unseen tiles: learn them with 'quoin learn leaves --variant "
                + variant.name() + " --lexicon " + variant.lexicon() + " --unseen'";
    }

    /// Returns a sentence that there are no values for a variant, and how to learn them; it ends with "and use".
    public static String missing(Variant variant) {
        return "no leave values for " + variant.name() + " with " + variant.lexicon()
                + ": learn them with 'quoin learn leaves --variant " + variant.name() + " --lexicon "
                + variant.lexicon() + "' and use";
    }

    private static Optional<LeaveFile> load(Variant variant) {
        String resource = variant.name() + ".leaves";
        try (InputStream in = LeaveStore.class.getResourceAsStream(resource)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(LeaveFile.parse(InputFile.resource(in), "shipped " + resource, variant));
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the installation is incomplete: " + resource, unreadable);
        }
    }
}
