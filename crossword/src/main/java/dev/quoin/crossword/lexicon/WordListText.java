package dev.quoin.crossword.lexicon;

import dev.quoin.game.file.FileTooLargeException;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Optional;

/// Reads the text of a word list file.
public final class WordListText {
    /// Larger files are refused: the graph of their words would not fit the lexicon's limits.
    static final int LARGEST_FILE = 64 * 1024 * 1024;

    private static final String EXPECTED = ", expected a word list";
    private static final String CONTROL =
            "not a text file: found the control character U+%04X, expected one word per line";
    private static final String OTHERS = "ISO-8859-1 (Western European), ISO-8859-2 or windows-1250 (Central European),"
            + " ISO-8859-9 (Turkish) or windows-1251 (Cyrillic)";

    private WordListText() {}

    /// Reads the bytes of a file.
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

    /// Decodes text: UTF-16 with a byte order mark, otherwise UTF-8 with or without one.
    ///
    /// @throws WordListException when the bytes are not text, or in another encoding
    public static String decode(byte[] bytes, String source) {
        return decode(bytes, source, Optional.empty());
    }

    /// Decodes text in this encoding; without one, as [#decode(byte\[\], String)] does.
    ///
    /// @throws WordListException when the bytes are not text in this encoding
    public static String decode(byte[] bytes, String source, Optional<Charset> encoding) {
        String text = decodeWith(bytes, source, encoding.orElseGet(() -> marked(bytes)));
        text = text.startsWith("\uFEFF") ? text.substring(1) : text;
        for (int at = 0, line = 1; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\n') {
                line++;
            } else if (c < ' ' && !Character.isWhitespace(c)) {
                throw WordListException.atLine(source, line, CONTROL.formatted((int) c));
            }
        }
        return Normalizer.isNormalized(text, Normalizer.Form.NFC)
                ? text
                : Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    /// Finds an encoding by its name.
    ///
    /// @throws WordListException when there is none
    public static Charset encoding(String name) {
        try {
            return Charset.forName(name.strip());
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            throw WordListException.about(
                    "encoding " + WordListException.quote(name),
                    "unknown, expected a name such as UTF-8, ISO-8859-1, ISO-8859-2 or windows-1251");
        }
    }

    private static Charset marked(byte[] bytes) {
        int mark = bytes.length < 2 ? 0 : ((bytes[0] & 0xff) << 8) | (bytes[1] & 0xff);
        return mark == 0xfeff || mark == 0xfffe ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8;
    }

    private static String decodeWith(byte[] bytes, String source, Charset charset) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length + 1);
        CharsetDecoder decoder = charset.newDecoder();
        CoderResult result = decoder.decode(in, out, true);
        if (result.isError()) {
            throw undecodable(bytes, in.position(), source, charset);
        }
        decoder.flush(out);
        return out.flip().toString();
    }

    /// The error for bytes that are not in an encoding: another one, or a binary file.
    private static WordListException undecodable(byte[] bytes, int wrong, String source, Charset charset) {
        int line = 1;
        int wrongLine = 1;
        for (int at = 0; at < bytes.length; at++) {
            if (bytes[at] >= 0 && bytes[at] < ' ' && !Character.isWhitespace(bytes[at])) {
                return WordListException.atLine(source, line, CONTROL.formatted((int) bytes[at]));
            }
            line += bytes[at] == '\n' ? 1 : 0;
            wrongLine = at < wrong ? line : wrongLine;
        }
        return WordListException.atLine(
                source,
                wrongLine,
                "not text in %s: found the byte %02X. Convert the list to UTF-8, or name its encoding: --encoding %s"
                        .formatted(charset.name(), bytes[wrong], OTHERS));
    }
}
