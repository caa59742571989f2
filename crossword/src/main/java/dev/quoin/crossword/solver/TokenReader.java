package dev.quoin.crossword.solver;

import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/// Splits a stream into tokens at white space, keeping only the current one. Not thread-safe.
///
/// Each byte is one character: the format is ASCII only, and anything else is shown in the error.
final class TokenReader {
    /// The maximum token length, longer than anything in the format; a longer token is refused before the
    /// rest of it is read.
    static final int LONGEST = 64;

    private static final int END = -1;

    private final InputStream in;
    private final String source;
    private final byte[] buffer = new byte[1 << 14];
    private final StringBuilder token = new StringBuilder();
    private int at;
    private int filled;
    private int line = 1;
    private int column = 1;
    private boolean afterReturn;
    private int tokenLine = 1;
    private int tokenColumn = 1;

    TokenReader(InputStream in, String source) {
        this.in = in;
        this.source = source;
    }

    /// The next token, null at the end of the input. A longer token is truncated to [#LONGEST] characters.
    @Nullable
    String next() {
        while (isSpace(peek())) {
            skip();
        }
        if (peek() == END) {
            return null;
        }
        token.setLength(0);
        tokenLine = line;
        tokenColumn = column;
        while (peek() != END && !isSpace(peek()) && token.length() < LONGEST) {
            token.append((char) peek());
            skip();
        }
        return token.toString();
    }

    /// Creates the error for the current token.
    FormatException refusal(String field, String expected) {
        return refusal(field, FormatFault.quoted(token.toString()), expected);
    }

    /// Creates the error for the current token, with another text for what was found.
    FormatException refusal(String field, String found, String expected) {
        return new FormatException(FormatFault.atLine(source, tokenLine, tokenColumn, field, found, expected));
    }

    /// Creates the error for an input that ends too early, with the line of the last token.
    FormatException tooShort(String field, String expected) {
        return new FormatException(FormatFault.atLine(source, tokenLine, 0, field, "the end of the input", expected));
    }

    private int peek() {
        if (at == filled) {
            try {
                filled = in.read(buffer);
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read " + source + ": " + e.getMessage(), e);
            }
            at = 0;
        }
        if (filled <= 0) {
            filled = 0;
            return END;
        }
        return buffer[at] & 0xff;
    }

    private void skip() {
        int c = buffer[at++];
        column++;
        if (c == '\r' || (c == '\n' && !afterReturn)) {
            line++;
        }
        if (c == '\r' || c == '\n') {
            column = 1;
        }
        afterReturn = c == '\r';
    }

    private static boolean isSpace(int c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f';
    }
}
