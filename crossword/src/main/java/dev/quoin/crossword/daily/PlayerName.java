package dev.quoin.crossword.daily;

import dev.quoin.game.file.InputFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// A player's name on a leaderboard: three letters of their choice, or a generated name such as
/// `Quiet Otter`. Immutable.
///
/// Initials are matched against a blocklist as a whole, never in part, so that no one is refused for part of
/// their name. Longer names are always generated.
///
/// @param text the displayed name: three capitals, or an adjective and a noun
public record PlayerName(String text) {
    private static final Pattern SHAPE = Pattern.compile("[A-Z]{3}|[A-Z][a-z]+ [A-Z][a-z]+");
    private static final Pattern INITIALS = Pattern.compile("[A-Za-z]{3}");
    private static final int LONGEST_QUOTE = 20;

    private static final List<String> ADJECTIVES = words("name-adjectives.txt");
    private static final List<String> NOUNS = words("name-nouns.txt");
    private static final Set<String> BLOCKED = Set.copyOf(words("initials-blocklist.txt"));

    public PlayerName {
        if (!SHAPE.matcher(text).matches()) {
            throw new IllegalArgumentException(
                    "a name must be three capital letters, or an adjective and a noun, got " + quoted(text));
        }
    }

    /// The result of parsing initials.
    public sealed interface Reading {
        /// The initials can be used.
        record Accepted(PlayerName name) implements Reading {}

        /// The initials cannot be used.
        record Refused(String message) implements Reading {}
    }

    /// Parses three letters in either case, ignoring surrounding spaces.
    public static Reading initials(String typed) {
        String letters = typed.strip();
        if (!INITIALS.matcher(letters).matches()) {
            return new Reading.Refused("a name must be three letters A to Z, got " + quoted(letters));
        }
        if (BLOCKED.contains(letters.toLowerCase(Locale.ROOT))) {
            return new Reading.Refused("the name " + letters.toUpperCase(Locale.ROOT) + " is not allowed");
        }
        return new Reading.Accepted(new PlayerName(letters.toUpperCase(Locale.ROOT)));
    }

    /// Returns one of several thousand names; the same seed gives the same name.
    public static PlayerName generated(long seed) {
        var chance = new SplitMix64(seed);
        String adjective = ADJECTIVES.get(chance.below(ADJECTIVES.size()));
        String noun = NOUNS.get(chance.below(NOUNS.size()));
        return new PlayerName(capitalised(adjective) + " " + capitalised(noun));
    }

    private static String capitalised(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    private static String quoted(String text) {
        return text.length() <= LONGEST_QUOTE
                ? "'" + text + "'"
                : "'" + text.substring(0, LONGEST_QUOTE) + "…' (" + text.length() + " characters)";
    }

    private static List<String> words(String resource) {
        try (InputStream in = PlayerName.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the installation is incomplete: " + resource + " is missing");
            }
            String text = new String(InputFile.resource(in), StandardCharsets.US_ASCII);
            return List.of(text.strip().split("\\s+"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the installation is incomplete: " + resource, unreadable);
        }
    }
}
