package dev.quoin.arena.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Keeps what a player's processes write to their standard error: a file for each game, made when there is something to
/// keep, and the last words for messages. Safe for threads.
final class ErrorLog {
    /// What is kept of one game.
    static final int MOST_BYTES = 1 << 20;

    private static final int LAST_WORDS = 300;

    private final Path folder;
    private Path file;
    private int kept;
    private String lastWords = "";

    ErrorLog(Path folder) {
        this.folder = folder;
        this.file = folder.resolve("start.log");
    }

    /// What comes from now on belongs to this game.
    synchronized void begin(String name) {
        file = folder.resolve(name + ".log");
        kept = 0;
        lastWords = "";
    }

    /// Reads a stream to its end on a thread of its own.
    Thread follow(InputStream errors) {
        return Thread.ofPlatform().daemon().name("agent-errors").start(() -> {
            var buffer = new byte[8192];
            try (errors) {
                for (int count = errors.read(buffer); count >= 0; count = errors.read(buffer)) {
                    keep(buffer, count);
                }
            } catch (IOException closed) {
                // nothing more to keep
            }
        });
    }

    private synchronized void keep(byte[] bytes, int count) {
        String text = lastWords + new String(bytes, 0, count, StandardCharsets.UTF_8);
        lastWords = text.substring(Math.max(0, text.length() - LAST_WORDS));
        int room = Math.min(count, MOST_BYTES - kept);
        if (room <= 0) {
            return;
        }
        kept += room;
        try {
            Files.createDirectories(folder);
            try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                out.write(bytes, 0, room);
            }
        } catch (IOException full) {
            // a log that cannot be written must not cost an agent its game
            kept = MOST_BYTES;
        }
    }

    /// The end of what was written, in one line, empty when nothing was.
    synchronized String lastWords() {
        return lastWords.strip().replaceAll("\\s*\\R\\s*", " | ").replaceAll("\\p{Cntrl}", "?");
    }
}
