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

/// Provides the word list of a game as a file that external agents can read, one word per line.
public final class WordListFile {
    private WordListFile() {}

    /// Returns the user's own file, or writes the words of a shipped list to a file in a folder.
    public static Path of(String nameOrFile, Lexicon lexicon, Path room) {
        if (!Lexicons.names().contains(nameOrFile)) {
            return Path.of(nameOrFile).toAbsolutePath();
        }
        return write(nameOrFile, lexicon, room);
    }

    /// Writes the words of a list to a file of this name in a folder.
    public static Path write(String name, Lexicon lexicon, Path room) {
        Path file = room.resolve(name + ".txt").toAbsolutePath();
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
