package dev.quoin.crossword.lexicon.store;

import dev.quoin.crossword.tile.Alphabet;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;

/// The key of a cached lexicon: the content of a word list and the requested letters.
///
/// The content is identified by its length and two different CRCs of 32 bits. They guard against mistakes, not
/// against forged lists. A cryptographic digest would take longer at startup than everything else about opening a
/// lexicon (100 ms instead of 3 for 1.7 MB).
///
/// @param check both CRCs
/// @param length the number of bytes
/// @param letters the letters of the alphabet, or [#DERIVED]; with `@` and the name of an encoding that was given
record LexiconKey(long check, long length, String letters) {
    /// Stands for the letters found in the list itself.
    static final String DERIVED = "derived";

    static LexiconKey of(byte[] content, Alphabet alphabet) {
        return of(content, alphabet.toString(), Optional.empty());
    }

    static LexiconKey of(byte[] content, String letters, Optional<Charset> encoding) {
        String suffix = encoding.map(charset -> "@".concat(charset.name())).orElse("");
        return new LexiconKey(check(content), content.length, letters.concat(suffix));
    }

    /// The name of the cache file. Concatenated by hand: the first `+` of a program costs more than reading
    /// the file.
    String fileName() {
        var letterCheck = new CRC32C();
        letterCheck.update(letters.getBytes(StandardCharsets.UTF_8));
        String version = "v".concat(Integer.toString(LexiconFile.VERSION));
        return String.join("-", hex(check), Long.toHexString(length), hex(letterCheck.getValue()), version)
                .concat(".lexicon");
    }

    private static String hex(long number) {
        String digits = Long.toHexString(number);
        return "0".repeat(16 - digits.length()).concat(digits);
    }

    private static long check(byte[] content) {
        var first = new CRC32();
        first.update(content);
        var second = new CRC32C();
        second.update(content);
        return first.getValue() << 32 | second.getValue();
    }
}
