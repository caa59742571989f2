package dev.quoin.game.file;

/// The size limit for one kind of input. Every file that a user names has one, so a wrong file, a device or
/// an endless pipe causes an error instead of filling the memory.
///
/// @param kind the kind of input, as in "the limit for a game record"
/// @param bytes the largest size accepted
public record SizeLimit(String kind, long bytes) {
    private static final int KILO = 1024;

    public SizeLimit {
        if (bytes < 1 || bytes > Integer.MAX_VALUE - KILO) {
            throw new IllegalArgumentException("a size limit must be 1 byte to 2 GB, got " + bytes);
        }
    }

    /// Creates a limit in kilobytes of 1,024 bytes.
    public static SizeLimit kilobytes(int count, String kind) {
        return new SizeLimit(kind, (long) count * KILO);
    }

    /// Creates a limit in megabytes of 1,048,576 bytes.
    public static SizeLimit megabytes(int count, String kind) {
        return new SizeLimit(kind, (long) count * KILO * KILO);
    }

    /// Returns the size for messages: `64 MB`.
    public String size() {
        if (bytes % (KILO * KILO) == 0) {
            return bytes / (KILO * KILO) + " MB";
        }
        return bytes % KILO == 0 ? bytes / KILO + " KB" : bytes + " bytes";
    }

    /// The error for an input that is larger.
    FileTooLargeException exceededBy(String name) {
        return new FileTooLargeException(
                name + " is larger than " + size() + ", the limit for " + kind + ". Check that it is the right file.");
    }
}
