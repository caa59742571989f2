package dev.quoin.crossword.variant;

import dev.quoin.game.file.FileTooLargeException;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.game.format.LetterCase;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// The shipped variants, and those in users' files.
public final class Variants {
    /// The maximum file size in bytes; the largest shipped file has 2 KiB.
    public static final int LARGEST_FILE = 64 * 1024;

    private static final List<String> NAMES = List.of("standard", "mini", "mini7", "mini11", "super", "wwf", "daily");

    private static final List<String> LANGUAGES =
            List.of("catalan", "dutch", "french", "german", "italian", "polish", "portuguese", "spanish", "swedish");

    /// Cached, because a file of positions names its variant on every line.
    private static final Map<String, Variant> SHIPPED = new ConcurrentHashMap<>();

    private Variants() {}

    /// Returns the names of the shipped variants that have a word list, the standard one first.
    public static List<String> names() {
        return NAMES;
    }

    /// Returns the names of the shipped variants without a word list: the tiles of other languages on the standard
    /// board.
    public static List<String> languages() {
        return LANGUAGES;
    }

    /// Returns whether a variant is shipped, whatever its title, word list and initial tiles.
    public static boolean isShipped(Variant variant) {
        if (!isName(variant.name())) {
            return false;
        }
        Variant shipped = named(variant.name());
        return shipped.rows() == variant.rows()
                && shipped.columns() == variant.columns()
                && shipped.withTitle(variant.title())
                        .withLexicon(variant.lexicon())
                        .withStart(variant.start())
                        .equals(variant);
    }

    /// Returns whether a shipped variant has this name.
    public static boolean isName(String name) {
        return NAMES.contains(name) || LANGUAGES.contains(name);
    }

    /// Returns a shipped variant.
    ///
    /// @throws VariantException when no shipped variant has this name
    public static Variant named(String name) {
        String plain = LetterCase.lower(name);
        if (!isName(plain)) {
            List<String> known =
                    Stream.concat(NAMES.stream(), LANGUAGES.stream()).toList();
            String guess = Spelling.nearest(plain, known)
                    .map(near -> "did you mean " + near + "? ")
                    .orElse("");
            throw VariantException.about(
                    "variant " + VariantException.quote(name),
                    "",
                    "unknown, " + guess + "expected one of " + String.join(", ", known) + ", or the path of a file");
        }
        return SHIPPED.computeIfAbsent(plain, Variants::shipped);
    }

    private static Variant shipped(String name) {
        String resource = name + ".variant";
        try (InputStream in = Variants.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the installation is incomplete: " + resource + " is missing");
            }
            return parse(InputFile.resource(in), resource);
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the installation is incomplete: " + resource, unreadable);
        }
    }

    /// Opens a variant by the name of a shipped one or the path of a file.
    ///
    /// @throws VariantException when it is neither, or the file is not a usable variant
    public static Variant open(String nameOrFile) {
        if (isName(LetterCase.lower(nameOrFile))) {
            return named(nameOrFile);
        }
        try {
            Path file = Path.of(nameOrFile);
            return looksLikePath(nameOrFile) || Files.exists(file) ? read(file) : named(nameOrFile);
        } catch (InvalidPathException noPath) {
            return named(nameOrFile);
        }
    }

    /// Reads a variant from a user's file. A lexicon path is relative to that file.
    ///
    /// @throws VariantException when the file cannot be read or is not a usable variant
    public static Variant read(Path file) {
        String source = file.toString();
        Variant variant = parse(bytes(file), source);
        return looksLikePath(variant.lexicon())
                ? variant.withLexicon(beside(file, variant.lexicon(), source))
                : variant;
    }

    /// Parses the text of a variant file; `source` is its name in messages.
    ///
    /// @throws VariantException when the text is not a usable variant
    public static Variant parse(String text, String source) {
        return VariantReader.read(text, source);
    }

    private static Variant parse(byte[] bytes, String source) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return parse(text.startsWith("\uFEFF") ? text.substring(1) : text, source);
        } catch (CharacterCodingException notText) {
            throw VariantException.about(source, "", "not a text file in UTF-8, expected lines such as rack = 7");
        }
    }

    private static byte[] bytes(Path file) {
        if (Files.isDirectory(file)) {
            throw VariantException.about(file.toString(), "", "is a directory, expected a variant file");
        }
        if (!Files.exists(file)) {
            throw VariantException.about(file.toString(), "", "no such file, expected a variant file");
        }
        try {
            return InputFile.bytes(file, new SizeLimit("a variant file", LARGEST_FILE));
        } catch (FileTooLargeException large) {
            throw VariantException.about(
                    file.toString(), "", "larger than " + LARGEST_FILE + " bytes, expected a variant file");
        } catch (IOException unreadable) {
            throw VariantException.about(file.toString(), "", "cannot be read, expected a readable variant file");
        }
    }

    private static boolean looksLikePath(String text) {
        return text.contains("/") || text.contains("\\") || text.contains(".");
    }

    private static String beside(Path file, String lexicon, String source) {
        try {
            return file.resolveSibling(lexicon).normalize().toString();
        } catch (InvalidPathException noPath) {
            throw VariantException.about(
                    source,
                    VariantKey.LEXICON.text(),
                    "found " + VariantException.quote(lexicon) + ", expected a path");
        }
    }
}
