package dev.quoin.game.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Reads files that users name. This is the only class that may read a whole file or stream at once: it
/// never reads more than the [SizeLimit].
///
/// The size of a regular file is checked before anything is read. Pipes and devices have no size, so they are read up
/// to the limit, and never more than 64 MB.
public final class InputFile {
    /// The limit for a pipe or device, whatever the [SizeLimit]: enough for `<(gunzip -c words.gz)`, and
    /// small enough for a small heap.
    private static final long LARGEST_UNSIZED = 64L << 20;

    private InputFile() {}

    /// Reads a file.
    ///
    /// @throws FileTooLargeException if it is larger than the limit
    /// @throws IOException if it cannot be read, or is a directory
    public static byte[] bytes(Path file, SizeLimit limit) throws IOException {
        try (InputStream in = open(file)) {
            SizeLimit applied = limit;
            if (!Files.isRegularFile(file)) {
                applied = new SizeLimit(limit.kind(), Math.min(limit.bytes(), LARGEST_UNSIZED));
            } else if (Files.size(file) > limit.bytes()) {
                throw limit.exceededBy(file.toString());
            }
            return bytes(in, file.toString(), applied);
        }
    }

    /// Reads a text file in UTF-8.
    ///
    /// @throws FileTooLargeException if it is larger than the limit
    /// @throws java.nio.charset.CharacterCodingException if it is not UTF-8
    /// @throws IOException if it cannot be read, or is a directory
    public static String text(Path file, SizeLimit limit) throws IOException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes(file, limit)))
                .toString();
    }

    /// Reads the rest of a stream, such as standard input.
    ///
    /// @param name the name of the stream in messages
    /// @throws FileTooLargeException if it is larger than the limit
    /// @throws IOException if it cannot be read
    public static byte[] bytes(InputStream in, String name, SizeLimit limit) throws IOException {
        byte[] bytes = in.readNBytes((int) limit.bytes() + 1);
        if (bytes.length > limit.bytes()) {
            throw limit.exceededBy(name);
        }
        return bytes;
    }

    /// Reads a resource that ships with the program.
    ///
    /// @throws IOException if it cannot be read
    public static byte[] resource(InputStream in) throws IOException {
        return in.readAllBytes();
    }

    /// Opens a file for a reader that keeps everything it reads. Reading beyond the limit throws a
    /// [FileTooLargeException].
    ///
    /// @throws IOException if it cannot be opened, or is a directory
    public static InputStream open(Path file, SizeLimit limit) throws IOException {
        if (Files.isRegularFile(file) && Files.size(file) > limit.bytes()) {
            throw limit.exceededBy(file.toString());
        }
        return new Limited(open(file), file.toString(), limit);
    }

    /// Opens a file for a reader that handles one record at a time, so the file may be of any size. The
    /// reader must limit the length of a record.
    ///
    /// @throws IOException if it cannot be opened, or is a directory
    public static InputStream open(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "is a directory, expected a file");
        }
        return Files.newInputStream(file);
    }

    /// A stream that throws when more than the limit is read.
    private static final class Limited extends FilterInputStream {
        private final String name;
        private final SizeLimit limit;
        private long left;

        private Limited(InputStream in, String name, SizeLimit limit) {
            super(in);
            this.name = name;
            this.limit = limit;
            this.left = limit.bytes();
        }

        @Override
        public int read() throws IOException {
            int next = super.read();
            count(next < 0 ? 0 : 1);
            return next;
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            int read = super.read(into, from, length);
            count(Math.max(read, 0));
            return read;
        }

        @Override
        public long skip(long length) throws IOException {
            long skipped = super.skip(length);
            count(skipped);
            return skipped;
        }

        @Override
        public boolean markSupported() {
            return false;
        }

        private void count(long read) throws IOException {
            left -= read;
            if (left < 0) {
                throw limit.exceededBy(name);
            }
        }
    }
}
