package dev.quoin.cli.console;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/// A buffered UTF-8 text stream that throws on errors. Not thread-safe.
///
/// Java's print streams swallow errors, so a full disk or a closed pipe goes unnoticed and a command keeps
/// working for nothing.
public final class Output {
    private static final int BUFFERED_CHARACTERS = 1 << 14;

    private final OutputStream bytes;
    private final Writer writer;

    /// Creates a stream that writes to `bytes`.
    public Output(OutputStream bytes) {
        this.bytes = bytes;
        this.writer = new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8), BUFFERED_CHARACTERS);
    }

    /// Prints text as it is.
    public void print(CharSequence text) {
        try {
            writer.append(text);
        } catch (IOException e) {
            throw new OutputException(e);
        }
    }

    /// Prints text and a line feed, on every system.
    public void line(CharSequence text) {
        print(text);
        print("\n");
    }

    /// Writes binary data, such as a picture, after all text printed so far, and flushes it.
    public void write(byte[] data) {
        flush();
        try {
            bytes.write(data);
            bytes.flush();
        } catch (IOException e) {
            throw new OutputException(e);
        }
    }

    /// Flushes everything printed so far.
    public void flush() {
        try {
            writer.flush();
        } catch (IOException e) {
            throw new OutputException(e);
        }
    }

    /// Returns this stream as a writer for libraries. Closing it does nothing.
    public Writer asWriter() {
        return new Writer() {
            @Override
            public void write(char[] text, int offset, int length) {
                try {
                    writer.write(text, offset, length);
                } catch (IOException e) {
                    throw new OutputException(e);
                }
            }

            @Override
            public void flush() {
                Output.this.flush();
            }

            @Override
            public void close() {}
        };
    }
}
