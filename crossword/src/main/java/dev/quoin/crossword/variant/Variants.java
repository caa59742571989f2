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

/// The variants that come with the program, and those that users write.
public final class Variants {
    /// Larger files are refused before they are read; the largest shipped one has 2 KiB.
    public static final int LARGEST_FILE = 64 * 1024;

    private static final List<String> NAMES = List.of("standard", "mini", "mini7", "mini11", "super", "wwf", "daily");

    /// What was read once: a file of positions names its variant on every line.
    private static final Map<String, Variant> SHIPPED = new ConcurrentHashMap<>();

    private Variants() {}

    /// The names of the shipped variants, the usual one first.
    public static List<String> names() {
        return NAMES;
    }

    /// A shipped variant.
    ///
    /// @throws VariantException when no shipped variant has this name
    public static Variant named(String name) {
        String plain = LetterCase.lower(name);
        if (!NAMES.contains(plain)) {
            String guess = Spelling.nearest(plain, NAMES)
                    .map(near -> "did you mean " + near + "? ")
                    .orElse("");
            throw VariantException.about(
                    "variant " + VariantException.quote(name),
                    "",
                    "unknown, " + guess + "expected one of " + String.join(", ", NAMES) + ", or the path of a file");
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

    /// A variant by the name of a shipped one or else by the path of a file, as a command line takes it.
    ///
    /// @throws VariantException when it is neither, or the file is not a usable variant
    public static Variant open(String nameOrFile) {
        if (NAMES.contains(LetterCase.lower(nameOrFile))) {
            return named(nameOrFile);
        }
        try {
            Path file = Path.of(nameOrFile);
            return looksLikePath(nameOrFile) || Files.exists(file) ? read(file) : named(nameOrFile);
        } catch (InvalidPathException noPath) {
            return named(nameOrFile);
        }
    }

    /// A variant from a user's file. A lexicon given as a path is taken relative to that file.
    ///
    /// @throws VariantException when the file cannot be read or is not a usable variant
    public static Variant read(Path file) {
        String source = file.toString();
        Variant variant = parse(bytes(file), source);
        return looksLikePath(variant.lexicon())
                ? variant.withLexicon(beside(file, variant.lexicon(), source))
                : variant;
    }

    /// A variant from the text of a file; `source` is what messages call it.
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
