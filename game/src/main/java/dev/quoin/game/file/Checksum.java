package dev.quoin.game.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.zip.CRC32C;

/// Short checksums that identify content in logs.
public final class Checksum {
    private Checksum() {}

    /// Returns the CRC-32C of bytes as eight hexadecimal digits.
    public static String of(byte[] bytes) {
        var check = new CRC32C();
        check.update(bytes);
        return "%08x".formatted(check.getValue());
    }

    /// Returns the checksum of a file.
    public static String of(Path file) {
        var check = new CRC32C();
        var buffer = new byte[1 << 16];
        try (InputStream in = InputFile.open(file)) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                check.update(buffer, 0, read);
            }
            return "%08x".formatted(check.getValue());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
