package dev.quoin.crossword.match;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.lookup.WordSearch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;

/// The words of a game as a file that agents outside can read, one a line.
public final class WordListFile {
    private WordListFile() {}

    /// The user's own file, or one with the words of a shipped list, written into a folder.
    public static Path of(String nameOrFile, Lexicon lexicon, Path room) {
        if (!Lexicons.names().contains(nameOrFile)) {
            return Path.of(nameOrFile).toAbsolutePath();
        }
        Path file = room.resolve(nameOrFile + ".txt").toAbsolutePath();
        var search = WordSearch.in(lexicon);
        var words = new ArrayList<String>();
        for (int length = 2; length <= Board.LONGEST_SIDE; length++) {
            words.addAll(search.ofLength(length));
        }
        try {
            Files.createDirectories(room);
            return Files.write(file, words);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
