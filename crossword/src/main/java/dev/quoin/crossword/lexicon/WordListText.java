package dev.quoin.crossword.lexicon;

import dev.quoin.game.file.FileTooLargeException;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;

/// Reads the text of a word list file.
public final class WordListText {
    /// Larger files are refused: the graph of their words would not fit the lexicon's limits.
    static final int LARGEST_FILE = 64 * 1024 * 1024;

    private static final String EXPECTED = ", expected a word list";

    private WordListText() {}

    /// The bytes of a file.
    ///
    /// @throws WordListException when it cannot be read
    public static byte[] bytes(Path file) {
        String source = file.toString();
        if (Files.isDirectory(file)) {
            throw WordListException.about(source, "is a directory" + EXPECTED);
        }
        if (!Files.exists(file)) {
            throw WordListException.about(source, "no such file" + EXPECTED);
        }
        try {
            return InputFile.bytes(file, new SizeLimit("a word list", LARGEST_FILE));
        } catch (FileTooLargeException large) {
            throw WordListException.about(source, "larger than " + LARGEST_FILE + " bytes" + EXPECTED);
        } catch (AccessDeniedException denied) {
            throw WordListException.about(source, "cannot be read: permission denied, expected a word list");
        } catch (IOException unreadable) {
            throw WordListException.about(source, "cannot be read, expected a word list");
        }
    }

    /// The text of these bytes: UTF-16 with its byte order mark, UTF-8 with or without one, or ISO 8859-1 when they are
    /// neither.
    ///
    /// @throws WordListException when they are no text at all
    public static String decode(byte[] bytes, String source) {
        String text = decode(bytes);
        for (int at = 0, line = 1; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\n') {
                line++;
            } else if (c < ' ' && !Character.isWhitespace(c)) {
                throw WordListException.atLine(
                        source,
                        line,
                        "not a text file: found the control character U+%04X, expected one word per line"
                                .formatted((int) c));
            }
        }
        return Normalizer.isNormalized(text, Normalizer.Form.NFC)
                ? text
                : Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    private static String decode(byte[] bytes) {
        int mark = bytes.length < 2 ? 0 : ((bytes[0] & 0xff) << 8) | (bytes[1] & 0xff);
        if (mark == 0xfeff || mark == 0xfffe) {
            return new String(bytes, StandardCharsets.UTF_16);
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException notUtf8) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }
}
