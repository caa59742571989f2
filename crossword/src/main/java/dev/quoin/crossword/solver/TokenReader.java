package dev.quoin.crossword.solver;

import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/// Splits a stream into the words between its white space and keeps only the current one; for one thread.
///
/// Bytes are taken as they are, one character each: the format has nothing outside ASCII, and whatever else
/// a file holds is shown in the refusal.
final class TokenReader {
    /// Nothing in the format is nearly as long; a longer word is refused before the rest of it is read.
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

    /// The next word, null at the end of the input. Of a word that is too long only [#LONGEST] characters come back.
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

    /// The refusal of the current word.
    FormatException refusal(String field, String expected) {
        return refusal(field, FormatFault.quoted(token.toString()), expected);
    }

    /// The refusal of the current word, with other words for what was found.
    FormatException refusal(String field, String found, String expected) {
        return new FormatException(FormatFault.atLine(source, tokenLine, tokenColumn, field, found, expected));
    }

    /// The refusal of an input that ends too early; it names the line of the last word.
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
