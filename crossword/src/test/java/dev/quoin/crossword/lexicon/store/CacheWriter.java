package dev.quoin.crossword.lexicon.store;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.WordListText;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.game.file.InputFile;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A program of its own that fills a cache, for tests with several processes.
final class CacheWriter {
    private CacheWriter() {}

    /// `open CACHE LIST` opens a list once and prints its word count; `forever CACHE LIST` then writes the cache file
    /// again and again.
    public static void main(String[] arguments) {
        var cache = LexiconCache.in(Path.of(arguments[1]));
        Path list = Path.of(arguments[2]);
        LoadedLexicon loaded = new LexiconLoader(cache).open(list, Alphabet.latin());
        System.out.println(loaded.lexicon().wordCount());
        System.out.flush();
        LexiconKey key = LexiconKey.of(WordListText.bytes(list), Alphabet.latin());
        while (arguments[0].equals("forever")) {
            cache.store(key, new StoredLexicon(loaded.lexicon(), loaded.skipped()));
        }
    }

    static Process start(String mode, Path cache, Path list) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = Stream.of(Lexicon.class, CacheWriter.class, InputFile.class)
                .map(type -> home(type).toString())
                .collect(Collectors.joining(File.pathSeparator));
        return new ProcessBuilder(List.of(
                        java,
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        classPath,
                        CacheWriter.class.getName(),
                        mode,
                        cache.toString(),
                        list.toString()))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static Path home(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
