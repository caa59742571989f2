package dev.quoin.cli.console;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/// A buffered UTF-8 text stream that fails loudly: one thread at a time.
///
/// Java's own print streams swallow errors, so that a full disk or a closed pipe goes unnoticed and a command works on
/// for nobody.
public final class Output {
    private static final int BUFFERED_CHARACTERS = 1 << 14;

    private final OutputStream bytes;
    private final Writer writer;

    /// A stream on top of `bytes`.
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

    /// Writes bytes that are no text, such as a picture, after all text printed so far, and hands them to the system.
    public void write(byte[] data) {
        flush();
        try {
            bytes.write(data);
            bytes.flush();
        } catch (IOException e) {
            throw new OutputException(e);
        }
    }

    /// Hands everything printed so far to the system.
    public void flush() {
        try {
            writer.flush();
        } catch (IOException e) {
            throw new OutputException(e);
        }
    }

    /// This stream for a library that wants a writer. Closing it does nothing.
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
