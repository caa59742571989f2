package dev.quoin.crossword.notation.cgp;

import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// Reads UTF-8 lines of bounded length from a stream. Not thread-safe.
final class LineReader {
    /// Far longer than any position, even with a bracketed letter on every square and many operations.
    static final int LONGEST = 1 << 16;

    private final InputStream in;
    private final String source;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private int number;
    private boolean afterReturn;

    LineReader(InputStream in, String source) {
        this.in = new BufferedInputStream(in);
        this.source = source;
    }

    /// The number of the current line, from 1.
    int number() {
        return number;
    }

    /// Reads the next line; null at the end of the input.
    @Nullable
    String next() {
        try {
            bytes.reset();
            int c = read();
            if (c < 0) {
                return null;
            }
            number++;
            while (c >= 0 && c != '\n' && c != '\r') {
                if (bytes.size() == LONGEST) {
                    throw refusal("more than " + LONGEST + " bytes", "a line of at most " + LONGEST);
                }
                bytes.write(c);
                c = in.read();
            }
            afterReturn = c == '\r';
            return text();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + source + ": " + e.getMessage(), e);
        }
    }

    private int read() throws IOException {
        int c = in.read();
        boolean secondHalf = afterReturn && c == '\n';
        afterReturn = false;
        return secondHalf ? in.read() : c;
    }

    private String text() {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes.toByteArray()))
                    .toString();
            return number == 1 && text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw refusal(FormatFault.quoted(bytes.toString(StandardCharsets.ISO_8859_1)), "text in UTF-8");
        }
    }

    private FormatException refusal(String found, String expected) {
        return new FormatException(FormatFault.atLine(source, number, 0, "line", found, expected));
    }
}
