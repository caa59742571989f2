package dev.quoin.cli.crossword;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.lexicon.EncodingOption;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.variant.Variant;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Creates and caches finders for the rules and words of positions. Not thread-safe.
final class PlayFinders {
    private final Console console;
    private final Optional<String> given;
    private final EncodingOption encoding;
    private final Optional<Path> leaves;
    private final Map<Variant, PlayFinder> finders = new HashMap<>();
    private final Map<String, Lexicon> lexicons = new HashMap<>();
    private final Set<String> unknown = new HashSet<>();

    /// Creates finders that all use the `given` list and file of leave values, if there are any.
    PlayFinders(Console console, Optional<String> given, EncodingOption encoding, Optional<Path> leaves) {
        this.leaves = leaves;
        this.console = console;
        this.given = given;
        this.encoding = encoding;
    }

    /// Returns the finder for a position: with the given list, else the position's, else the variant's.
    PlayFinder forPosition(CgpPosition position) {
        Variant variant = rules(position);
        return finders.computeIfAbsent(variant, key -> new PlayFinder(key, lexicon(key), leaves));
    }

    /// Returns the variant of a position, with the name of the word list to use.
    Variant rules(CgpPosition position) {
        return position.variant().withLexicon(listOf(position));
    }

    Lexicon lexicon(Variant variant) {
        String key = variant.lexicon() + "\n" + variant.tiles().alphabet();
        return lexicons.computeIfAbsent(
                key,
                each -> encoding.load(
                                console, variant.lexicon(), variant.tiles().alphabet())
                        .lexicon());
    }

    private String listOf(CgpPosition position) {
        if (given.isPresent()) {
            return given.get();
        }
        String usual = position.variant().lexicon();
        String named = position.operation(CgpPosition.LEXICON).orElse(usual);
        if (named.equalsIgnoreCase(usual) || Lexicons.names().contains(named.toLowerCase(Locale.ROOT))) {
            return named.toLowerCase(Locale.ROOT);
        }
        if (unknown.add(named)) {
            console.message("The position names the word list '" + named + "', which does not come with quoin. Using "
                    + usual + " instead; give --lexicon FILE to use your own.");
        }
        return usual;
    }
}
