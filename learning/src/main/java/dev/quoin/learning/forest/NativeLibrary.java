package dev.quoin.learning.forest;

import io.github.metarank.lightgbm4j.LGBMBooster;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// LightGBM's native library, unpacked into a folder of this process alone.
///
/// Left to itself lightgbm4j unpacks it under one name in the system's temporary folder, over the copy that another
/// process may be running at that moment, which then crashes.
final class NativeLibrary {
    private static final String TEMPORARY_FOLDER = "java.io.tmpdir";
    private static boolean loaded;

    private NativeLibrary() {}

    /// Loads the library unless that was done before; to be called before anything of lightgbm4j.
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

    /// Removes what was unpacked: once it is loaded most systems need the files no more. Others keep them until the
    /// process ends.
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
