package dev.quoin.othello.notation;

import dev.quoin.game.format.FormatFault;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Reads text lines of bounded length from a stream, one at a time, so that files may be of any size.
/// Mutable, not thread-safe.
///
/// A line that is not valid UTF-8 is decoded as ISO 8859-1, for old archives. A line ends with `\n`, `\r\n`
/// or `\r`.
public final class Lines {
    /// The maximum line length; a whole match on one line is far shorter.
    public static final int LONGEST = 1 << 20;

    /// A longer line is skipped up to this length; beyond it, as in `/dev/zero`, it may have no end.
    private static final long LONGEST_SKIPPED = 64L << 20;

    private final InputStream in;
    private final String source;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    // Our own buffer: BufferedInputStream locks for every byte, a quarter of the time that a game takes.
    private final byte[] buffer = new byte[1 << 13];
    private int at;
    private int filled;
    private int number;
    private boolean afterReturn;
    private boolean ended;

    private Lines(InputStream in, String source) {
        this.in = in;
        this.source = source;
    }

    /// Creates a reader of a stream; `source` is its name in messages.
    public static Lines of(InputStream in, String source) {
        return new Lines(in, source);
    }

    /// Returns the name of the stream in messages.
    public String source() {
        return source;
    }

    /// Returns the number of the current line, from 1.
    public int number() {
        return number;
    }

    /// Reads the next line without its terminator; empty at the end of the input.
    ///
    /// @throws dev.quoin.game.format.FormatException when it is too long; the next call continues with the
    ///     following line, or ends the input when the line has more than 64 MB
    /// @throws UncheckedIOException when the stream cannot be read
    public Optional<String> next() {
        try {
            bytes.reset();
            int c = ended ? -1 : first();
            if (c < 0) {
                return Optional.empty();
            }
            number++;
            long length = 0;
            for (; c >= 0 && c != '\n' && c != '\r'; c = read()) {
                if (length++ < LONGEST) {
                    bytes.write(c);
                } else if (length > LONGEST_SKIPPED) {
                    ended = true;
                    throw FormatFault.atLine(
                                    source, number, 0, "line", "no end of the line", "a line of at most " + LONGEST)
                            .asException();
                }
            }
            afterReturn = c == '\r';
            if (length > LONGEST) {
                throw FormatFault.atLine(source, number, 0, "line", length + " bytes", "a line of at most " + LONGEST)
                        .asException();
            }
            return Optional.of(text());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + source + ": " + e.getMessage(), e);
        }
    }

    private int first() throws IOException {
        int c = read();
        boolean secondHalf = afterReturn && c == '\n';
        afterReturn = false;
        return secondHalf ? read() : c;
    }

    private int read() throws IOException {
        if (at >= filled) {
            filled = in.read(buffer);
            at = 0;
        }
        return filled <= 0 ? -1 : buffer[at++] & 0xff;
    }

    private String text() {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes.toByteArray()))
                    .toString();
            return number == 1 && text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            return bytes.toString(StandardCharsets.ISO_8859_1);
        }
    }
}
