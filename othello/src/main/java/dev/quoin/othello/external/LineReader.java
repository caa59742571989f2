package dev.quoin.othello.external;

import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/// Lines of a program that may say anything: a line that does not end is cut. Mutable, for one thread.
final class LineReader {
    /// Longer than anything an engine has to say.
    private static final int LONGEST = 1 << 16;

    private final Reader input;
    private final char[] buffer = new char[4096];
    private int at;
    private int filled;

    LineReader(Reader input) {
        this.input = input;
    }

    /// The next line without its end, null behind the last.
    @Nullable
    String next() throws IOException {
        var line = new StringBuilder();
        while (true) {
            if (at == filled) {
                filled = Math.max(0, input.read(buffer));
                at = 0;
                if (filled == 0) {
                    return line.isEmpty() ? null : line.toString();
                }
            }
            char c = buffer[at++];
            if (c == '\n' || line.length() == LONGEST) {
                return line.toString();
            }
            if (c != '\r') {
                line.append(c);
            }
        }
    }
}
