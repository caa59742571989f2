package dev.quoin.learning.forest;

import io.github.metarank.lightgbm4j.LGBMBooster;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// LightGBM's native library, unpacked into a private temporary folder.
///
/// lightgbm4j would unpack it under a fixed name in the system's temporary folder. That overwrites the copy
/// of another running process, which then crashes.
final class NativeLibrary {
    private static final String TEMPORARY_FOLDER = "java.io.tmpdir";
    private static boolean loaded;

    private NativeLibrary() {}

    /// Loads the library once. Call it before using lightgbm4j.
    static synchronized void load() {
        if (loaded) {
            return;
        }
        String usual = System.getProperty(TEMPORARY_FOLDER);
        try {
            Path own = Files.createTempDirectory("quoin-lightgbm");
            try {
                System.setProperty(TEMPORARY_FOLDER, own.toString());
                LGBMBooster.loadNative();
            } finally {
                System.setProperty(TEMPORARY_FOLDER, usual);
                remove(own);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot unpack LightGBM's library", e);
        }
        loaded = true;
    }

    /// Deletes the unpacked files. Some systems do not allow that while the library is loaded; there they
    /// stay until the process ends.
    private static void remove(Path folder) throws IOException {
        List<Path> files;
        try (var listed = Files.list(folder)) {
            files = listed.toList();
        }
        folder.toFile().deleteOnExit();
        for (Path file : files) {
            if (!file.toFile().delete()) {
                file.toFile().deleteOnExit();
            }
        }
        boolean _ = folder.toFile().delete();
    }
}
