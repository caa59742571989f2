package dev.quoin.crossword.lexicon.store;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A directory of packed lexicons, so that a word list is packed only once.
///
/// Any number of threads and processes may share a directory: files are written atomically, and equal lists give
/// equal files. The cache never fails: without a usable directory, or with a damaged file, lexicons are built
/// again.
public final class LexiconCache {
    private static final int MOST_FILES = 24;
    private static final Duration ABANDONED = Duration.ofHours(1);
    private static final String UNFINISHED = ".unfinished";

    private final Optional<Path> directory;

    private LexiconCache(Optional<Path> directory) {
        this.directory = directory;
    }

    /// Returns the user's cache: `QUOIN_CACHE`, otherwise the cache directory of the system.
    public static LexiconCache ofUser() {
        return new LexiconCache(CacheDirectory.locate(
                System.getenv(), System.getProperty("os.name", ""), System.getProperty("user.home", "")));
    }

    /// Returns a cache in this directory, which is created on first use.
    public static LexiconCache in(Path directory) {
        return new LexiconCache(Optional.of(directory));
    }

    /// Returns a cache that stores nothing: every lexicon is built.
    public static LexiconCache none() {
        return new LexiconCache(Optional.empty());
    }

    /// Returns the directory; empty if there is no cache.
    public Optional<Path> directory() {
        return directory;
    }

    Optional<StoredLexicon> load(LexiconKey key) {
        return directory.isEmpty()
                ? Optional.empty()
                : LexiconFile.read(directory.get().resolve(key.fileName()), key);
    }

    void store(LexiconKey key, StoredLexicon stored) {
        if (directory.isEmpty()) {
            return;
        }
        Path target = directory.get().resolve(key.fileName());
        try {
            Files.createDirectories(directory.get());
            removeAbandoned(directory.get());
            Path unfinished = Files.createTempFile(directory.get(), key.fileName(), UNFINISHED);
            try {
                LexiconFile.write(unfinished, key, stored);
                Files.move(unfinished, target, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(unfinished);
            }
            removeOldest(directory.get());
        } catch (IOException | SecurityException notWritable) {
            // A cache that cannot be written costs time, not results.
        }
    }

    /// Removes files that a killed writer left behind.
    private static void removeAbandoned(Path directory) throws IOException {
        FileTime old = FileTime.from(Instant.now().minus(ABANDONED));
        for (Path file : files(directory, "*" + UNFINISHED)) {
            if (modified(file).compareTo(old) < 0) {
                Files.deleteIfExists(file);
            }
        }
    }

    /// Removes the oldest files, so that a list that is edited often does not fill the disk.
    private static void removeOldest(Path directory) throws IOException {
        List<Path> files = files(directory, "*.lexicon");
        if (files.size() > MOST_FILES) {
            files.sort(Comparator.comparing(LexiconCache::modified));
            for (Path file : files.subList(0, files.size() - MOST_FILES)) {
                Files.deleteIfExists(file);
            }
        }
    }

    private static FileTime modified(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException gone) {
            return FileTime.fromMillis(0);
        }
    }

    private static List<Path> files(Path directory, String glob) throws IOException {
        var files = new ArrayList<Path>();
        try (DirectoryStream<Path> found = Files.newDirectoryStream(directory, glob)) {
            found.forEach(files::add);
        } catch (DirectoryIteratorException unreadable) {
            throw unreadable.getCause();
        }
        return files;
    }
}
