package dev.quoin.terminal.table;

import dev.quoin.game.file.AtomicFile;
import dev.quoin.game.file.FileErrors;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/// Writes game records to files, atomically and never over a file that this game did not write.
public final class SavedFile {
    private final String ending;
    private final Set<Path> ours = new HashSet<>();

    /// Creates a writer of files whose names end with `ending`, such as `.gcg`, if the person gives no
    /// extension.
    public SavedFile(String ending) {
        this.ending = ending;
    }

    /// Writes the record and reports where, or why not.
    public Answer save(String name, String record) {
        if (name.isBlank()) {
            return Answer.refusal("Cannot save: give a file name, for example save game" + ending + ".");
        }
        try {
            return Answer.of("Saved as " + write(Path.of(name.contains(".") ? name : name + ending), record) + ".");
        } catch (IOException e) {
            return Answer.refusal("Cannot save: " + FileErrors.describe(e) + ".");
        } catch (InvalidPathException e) {
            return Answer.refusal("Cannot save: '" + name + "' is not a valid file name.");
        }
    }

    private Path write(Path file, String record) throws IOException {
        Path target = file.toAbsolutePath();
        if (Files.exists(target) && !ours.contains(target)) {
            throw new FileAlreadyExistsException(file.toString(), null, "the file already exists; choose another name");
        }
        try {
            AtomicFile.write(target, record);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        ours.add(target);
        return file;
    }
}
