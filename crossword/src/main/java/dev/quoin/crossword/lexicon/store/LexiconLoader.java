package dev.quoin.crossword.lexicon.store;

import dev.quoin.crossword.lexicon.WordList;
import dev.quoin.crossword.lexicon.WordListException;
import dev.quoin.crossword.lexicon.WordListReader;
import dev.quoin.crossword.lexicon.WordListText;
import dev.quoin.crossword.lexicon.store.LoadedLexicon.Origin;
import dev.quoin.crossword.tile.Alphabet;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/// Opens lexicons through a cache and reports where each came from. Thread-safe.
///
/// Opening a cached lexicon loads few classes on purpose: most commands do it once, right after the JVM starts.
public final class LexiconLoader {
    private final LexiconCache cache;
    private final Optional<Charset> encoding;

    public LexiconLoader(LexiconCache cache) {
        this(cache, Optional.empty());
    }

    private LexiconLoader(LexiconCache cache, Optional<Charset> encoding) {
        this.cache = cache;
        this.encoding = encoding;
    }

    /// Returns a loader that reads users' lists in this encoding.
    public LexiconLoader withEncoding(Charset other) {
        return new LexiconLoader(cache, Optional.of(other));
    }

    /// Returns the text of a user's list in this loader's encoding.
    ///
    /// @throws WordListException when the file cannot be read or is not text
    public String text(Path wordList) {
        return WordListText.decode(WordListText.bytes(wordList), wordList.toString(), encoding);
    }

    /// Returns the text of a list by the name of a shipped one or the path of a file.
    ///
    /// @throws WordListException when the file cannot be read or is not text
    public String text(String nameOrFile) {
        return BundledList.named(nameOrFile)
                .map(list -> WordListText.decode(list.bytes(), nameOrFile, Optional.empty()))
                .orElseGet(() -> text(Path.of(nameOrFile)));
    }

    /// Opens a shipped list with the letters A to Z.
    ///
    /// @throws WordListException when no shipped list has this name
    public LoadedLexicon named(String name) {
        return named(name, Alphabet.latin());
    }

    /// Opens a shipped list with the letters of a variant; words with other letters are left out.
    ///
    /// @throws WordListException when no shipped list has this name, or none of its words has only these letters
    public LoadedLexicon named(String name, Alphabet alphabet) {
        long start = System.nanoTime();
        if (name.equals(Lexicons.NONE)) {
            throw WordListException.about(
                    "lexicon", "this variant comes without a word list, give your own with --lexicon FILE");
        }
        Optional<BundledList> list = BundledList.named(name);
        if (list.isEmpty()) {
            throw WordListException.about(
                    "lexicon " + WordListException.quote(name),
                    "unknown, expected one of " + String.join(", ", BundledList.names())
                            + ", or the path of a word list");
        }
        LexiconKey key = list.get().key(alphabet);
        Optional<StoredLexicon> cached = cache.load(key);
        return cached.isPresent()
                ? loaded(name, cached.get(), Origin.CACHED, start)
                : build(name, key, alphabet, list.get().bytes(), Optional.empty(), start);
    }

    /// Opens a user's list with the letters of a variant.
    ///
    /// @throws WordListException when the file cannot be read, is not text, or has no word of these letters
    public LoadedLexicon open(Path wordList, Alphabet alphabet) {
        long start = System.nanoTime();
        byte[] bytes = WordListText.bytes(wordList);
        return open(wordList.toString(), alphabet, bytes, start);
    }

    /// Opens a user's list with the letters found in it; see [WordListReader#read(Path)].
    ///
    /// @throws WordListException when the file cannot be read, is not text, or has no words
    public LoadedLexicon open(Path wordList) {
        long start = System.nanoTime();
        byte[] bytes = WordListText.bytes(wordList);
        String source = wordList.toString();
        LexiconKey key = LexiconKey.of(bytes, LexiconKey.DERIVED, encoding);
        Optional<StoredLexicon> cached = cache.load(key);
        if (cached.isPresent()) {
            return loaded(source, cached.get(), Origin.CACHED, start);
        }
        Alphabet alphabet = WordListReader.lettersOf(WordListText.decode(bytes, source, encoding));
        LoadedLexicon loaded = open(source, alphabet, bytes, start);
        cache.store(key, new StoredLexicon(loaded.lexicon(), loaded.skipped()));
        return loaded;
    }

    /// Opens a list by the name of a shipped one or the path of a file.
    ///
    /// @throws WordListException when it is neither, or cannot be used with these letters
    public LoadedLexicon open(String nameOrFile, Alphabet alphabet) {
        if (BundledList.named(nameOrFile).isPresent() || nameOrFile.equals(Lexicons.NONE)) {
            return named(nameOrFile, alphabet);
        }
        try {
            Path file = Path.of(nameOrFile);
            boolean looksLikePath = file.getNameCount() != 1 || nameOrFile.contains(".");
            return looksLikePath || Files.exists(file) ? open(file, alphabet) : named(nameOrFile, alphabet);
        } catch (InvalidPathException noPath) {
            return named(nameOrFile, alphabet);
        }
    }

    private LoadedLexicon open(String source, Alphabet alphabet, byte[] content, long start) {
        LexiconKey key = LexiconKey.of(content, alphabet.toString(), encoding);
        Optional<StoredLexicon> cached = cache.load(key);
        return cached.isPresent()
                ? loaded(source, cached.get(), Origin.CACHED, start)
                : build(source, key, alphabet, content, encoding, start);
    }

    private LoadedLexicon build(
            String source, LexiconKey key, Alphabet alphabet, byte[] content, Optional<Charset> charset, long start) {
        try {
            WordList words = WordListReader.parse(WordListText.decode(content, source, charset), source, alphabet);
            var built = new StoredLexicon(words.toLexicon(), words.skipped());
            cache.store(key, built);
            return loaded(source, built, Origin.BUILT, start);
        } catch (IllegalArgumentException tooLarge) {
            throw WordListException.about(source, String.valueOf(tooLarge.getMessage()));
        } catch (OutOfMemoryError tooLarge) {
            long mebibytes = Runtime.getRuntime().maxMemory() >> 20;
            throw WordListException.about(
                    source,
                    "too many words for " + mebibytes + " MiB of memory, expected fewer words or a larger -Xmx");
        }
    }

    private static LoadedLexicon loaded(String source, StoredLexicon stored, Origin origin, long start) {
        var took = Duration.ofNanos(System.nanoTime() - start);
        return new LoadedLexicon(source, stored.lexicon(), stored.skipped(), origin, took);
    }
}
