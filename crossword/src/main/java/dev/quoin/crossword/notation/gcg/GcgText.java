package dev.quoin.crossword.notation.gcg;

import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import dev.quoin.game.format.LetterCase;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayList;
import java.util.List;

/// The bytes of a game record as lines of text.
///
/// The encoding is that of `#character-encoding`. Without it, a record is UTF-8 if its bytes are valid
/// UTF-8, which programs write today, and otherwise ISO 8859-1, the format's default.
record GcgText(String encoding, List<String> lines) {
    private static final String PRAGMA = "#character-encoding";

    static GcgText decode(String source, byte[] bytes) {
        List<byte[]> raw = split(bytes);
        Charset charset = charset(source, raw, bytes);
        var lines = new ArrayList<String>(raw.size());
        for (byte[] line : raw) {
            String text = text(source, lines.size() + 1, line, charset);
            checkControls(source, lines.size() + 1, text);
            lines.add(text);
        }
        return new GcgText(charset.name(), lines);
    }

    /// Lines end with CR, LF or both; a byte order mark is dropped.
    private static List<byte[]> split(byte[] bytes) {
        var lines = new ArrayList<byte[]>();
        int start = bytes.length >= 3 && bytes[0] == (byte) 0xef && bytes[1] == (byte) 0xbb && bytes[2] == (byte) 0xbf
                ? 3
                : 0;
        for (int at = start; at <= bytes.length; at++) {
            if (at == bytes.length || bytes[at] == '\n' || bytes[at] == '\r') {
                var line = new byte[at - start];
                System.arraycopy(bytes, start, line, 0, line.length);
                lines.add(line);
                boolean pair = at + 1 < bytes.length && bytes[at] == '\r' && bytes[at + 1] == '\n';
                at += pair ? 1 : 0;
                start = at + 1;
            }
        }
        return lines;
    }

    private static Charset charset(String source, List<byte[]> lines, byte[] bytes) {
        for (int line = 0; line < lines.size(); line++) {
            String text = new String(lines.get(line), StandardCharsets.ISO_8859_1).strip();
            if (text.startsWith(">")) {
                break;
            }
            if (LetterCase.lower(text).startsWith(PRAGMA)) {
                return named(source, line + 1, text.substring(PRAGMA.length()).strip());
            }
        }
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return StandardCharsets.UTF_8;
        } catch (CharacterCodingException e) {
            return StandardCharsets.ISO_8859_1;
        }
    }

    private static Charset named(String source, int line, String name) {
        try {
            return Charset.forName(name.replaceFirst("(?i)^ISO(?=8859)", "ISO-"));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            throw new FormatException(FormatFault.atLine(
                    source,
                    line,
                    0,
                    "character-encoding",
                    FormatFault.quoted(name),
                    "an encoding such as UTF-8 or ISO-8859-1"));
        }
    }

    private static String text(String source, int line, byte[] bytes, Charset charset) {
        try {
            return charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw new FormatException(FormatFault.atLine(
                    source,
                    line,
                    0,
                    "line",
                    FormatFault.quoted(new String(bytes, StandardCharsets.ISO_8859_1)),
                    "text in " + charset.name()));
        }
    }

    private static void checkControls(String source, int line, String text) {
        for (int at = 0; at < text.length(); at++) {
            if (Character.isISOControl(text.charAt(at)) && text.charAt(at) != '\t') {
                throw new FormatException(FormatFault.atLine(
                        source,
                        line,
                        at + 1,
                        "line",
                        FormatFault.quoted(text.substring(at, at + 1)),
                        "text without control characters"));
            }
        }
    }
}
