package dev.quoin.game.file;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Reads lines of bounded length; [BufferedReader#readLine] would buffer a line of any length in memory. Not
/// thread-safe.
public final class BoundedLineReader implements AutoCloseable {
    /// The maximum line length in characters, far longer than any command or move.
    public static final int LONGEST = 1 << 20;

    private final BufferedReader in;
    private final String name;
    private boolean afterReturn;

    /// @param name the name of the input in messages
    public BoundedLineReader(Reader in, String name) {
        this.in = in instanceof BufferedReader buffered ? buffered : new BufferedReader(in);
        this.name = name;
    }

    /// Reads the next line without its terminator, or null at the end of the input. A line ends with `\n`,
    /// `\r\n` or `\r`.
    ///
    /// @throws FileTooLargeException if the line is longer than [#LONGEST]
    /// @throws IOException if the input cannot be read
    public @Nullable String readLine() throws IOException {
        int next = in.read();
        if (afterReturn && next == '\n') {
            next = in.read();
        }
        afterReturn = false;
        if (next < 0) {
            return null;
        }
        var line = new StringBuilder();
        for (; next >= 0 && next != '\n' && next != '\r'; next = in.read()) {
            if (line.length() == LONGEST) {
                throw new FileTooLargeException(name + " has a line of more than " + LONGEST
                        + " characters, the limit for one line. Check that it is the right input.");
            }
            line.append((char) next);
        }
        afterReturn = next == '\r';
        return line.toString();
    }

    /// Returns the remaining lines, read lazily. Errors are thrown as [UncheckedIOException].
    public Stream<String> lines() {
        return Stream.generate(this::lineOrEnd).takeWhile(Optional::isPresent).flatMap(Optional::stream);
    }

    private Optional<String> lineOrEnd() {
        try {
            return Optional.ofNullable(readLine());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
