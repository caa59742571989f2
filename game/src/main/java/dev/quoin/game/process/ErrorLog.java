package dev.quoin.game.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/// Logs the stderr output of a player's processes: one file per game, if there is a folder, created at the
/// first output. Remembers the last output for messages. Thread-safe.
final class ErrorLog {
    /// The maximum size of a game's log.
    static final int MOST_BYTES = 1 << 20;

    private static final int LAST_WORDS = 300;

    private final Optional<Path> folder;
    private String name = "start";
    private int kept;
    private String lastWords = "";

    ErrorLog(Optional<Path> folder) {
        this.folder = folder;
    }

    /// Attributes all further output to this game.
    synchronized void begin(String game) {
        name = game;
        kept = 0;
        lastWords = "";
    }

    /// Reads a stream to its end on its own thread.
    Thread follow(InputStream errors) {
        return Thread.ofPlatform().daemon().name("program-errors").start(() -> {
            var buffer = new byte[8192];
            try (errors) {
                for (int count = errors.read(buffer); count >= 0; count = errors.read(buffer)) {
                    keep(buffer, count);
                }
            } catch (IOException closed) {
                // nothing more to log
            }
        });
    }

    private synchronized void keep(byte[] bytes, int count) {
        String text = lastWords + new String(bytes, 0, count, StandardCharsets.UTF_8);
        lastWords = text.substring(Math.max(0, text.length() - LAST_WORDS));
        int room = Math.min(count, MOST_BYTES - kept);
        if (room > 0) {
            kept += room;
            folder.ifPresent(where -> write(where, bytes, room));
        }
    }

    private void write(Path where, byte[] bytes, int count) {
        try {
            Files.createDirectories(where);
            Path file = where.resolve(name + ".log");
            try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                out.write(bytes, 0, count);
            }
        } catch (IOException full) {
            // a failing log must not cost a player the game
            kept = MOST_BYTES;
        }
    }

    /// The last output in one line; empty when there is none.
    synchronized String lastWords() {
        return lastWords.strip().replaceAll("(?<!\\s)\\s*\\R\\s*", " | ").replaceAll("\\p{Cntrl}", "?");
    }
}
