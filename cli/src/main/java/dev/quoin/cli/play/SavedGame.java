package dev.quoin.cli.play;

import dev.quoin.crossword.notation.gcg.GcgGame;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashSet;
import java.util.Set;

/// Writes game records to files: whole or not at all, and never over a file that this game did not write itself.
final class SavedGame {
    private final Set<Path> ours = new HashSet<>();

    /// Writes the record and returns where; a name without an ending gets `.gcg`.
    Path write(String name, GcgGame record) throws IOException {
        if (name.isBlank()) {
            throw new IOException("save takes a file name, such as save game.gcg");
        }
        Path file = Path.of(name.contains(".") ? name : name + ".gcg");
        Path target = file.toAbsolutePath();
        if (Files.exists(target) && !ours.contains(target)) {
            throw new FileAlreadyExistsException(file.toString(), null, "exists already, choose another name");
        }
        Path part = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            Files.writeString(part, record.show());
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
        ours.add(target);
        return file;
    }
}
