package dev.quoin.cli.lexicon;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.InputSource;
import dev.quoin.crossword.lexicon.WordListException;
import dev.quoin.crossword.lexicon.store.LoadedLexicon;
import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.ScratchFolder;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;

/// A word list from standard input, which is stored in a temporary file while it is read.
final class SpooledList {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(64, "a word list");

    private SpooledList() {}

    /// Opens the list on standard input.
    ///
    /// @param open opens a file
    static LoadedLexicon open(Console console, Function<Path, LoadedLexicon> open) {
        console.awaitInput("words");
        try (var folder = new ScratchFolder()) {
            Path file = folder.path().resolve("words.txt");
            Files.write(file, InputFile.bytes(console.in(), InputSource.STANDARD_NAME, LIMIT));
            return named(file, open);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + FileErrors.describe(e), e);
        }
    }

    /// Opens the file; messages name standard input instead.
    private static LoadedLexicon named(Path file, Function<Path, LoadedLexicon> open) {
        try {
            LoadedLexicon loaded = open.apply(file);
            return new LoadedLexicon(
                    InputSource.STANDARD_NAME, loaded.lexicon(), loaded.skipped(), loaded.origin(), loaded.took());
        } catch (WordListException e) {
            String problem = String.valueOf(e.getMessage()).replace(file + ": ", "");
            throw WordListException.about(InputSource.STANDARD_NAME, problem);
        }
    }
}
