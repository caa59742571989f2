package dev.quoin.arena.selfplay;

import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;

/// The games of a run in the order of their numbers, one line each; locked while it is open. Thread-safe; close it
/// after use.
///
/// A line is written to the operating system at once, so no written game is lost if this process dies. The file is
/// synced to disk at least once a second. An incomplete last line is cut off when the file is reopened.
final class GamesFile implements AutoCloseable {
    private static final long SYNC_NANOS = 1_000_000_000L;

    private final Path file;
    private final RandomAccessFile output;
    private int played;
    private long synced = System.nanoTime();
    private boolean closed;

    private GamesFile(Path file, RandomAccessFile output) {
        this.file = file;
        this.output = output;
    }

    /// Opens or creates the file for a range of games.
    ///
    /// @throws SelfPlayException when it has other games, is damaged, or is in use
    static GamesFile open(Path file, GameRange range) {
        try {
            // Not a channel: channels are closed when a thread that uses them is interrupted.
            var output = new RandomAccessFile(file.toFile(), "rw");
            var games = new GamesFile(file, output);
            try {
                games.lock();
                games.resume(range);
                return games;
            } catch (IOException | RuntimeException why) {
                output.close();
                throw why;
            }
        } catch (IOException why) {
            throw new UncheckedIOException(file + " cannot be written: " + why.getMessage(), why);
        }
    }

    private void lock() throws IOException {
        try {
            if (output.getChannel().tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException ours) {
            throw new SelfPlayException(file + " is in use by another run of this process", ours);
        }
        throw new SelfPlayException(file + " is in use by another process. Stop it, or wait until it finishes");
    }

    private void resume(GameRange range) throws IOException {
        // Never closed, because that would close the file too.
        var input = new BufferedInputStream(new FileInputStream(output.getFD()), 1 << 16);
        long end = 0;
        for (Line line = line(input, range.first()); line.length > 0; line = line(input, range.first() + played)) {
            boolean isLast = end + line.length == output.length();
            if (!line.isComplete && isLast) {
                break;
            }
            if (!line.isComplete || !line.isExpected) {
                throw new SelfPlayException(file + " line " + (played + 1) + " is not game " + (range.first() + played)
                        + ". Choose another folder, or delete the file to play its games again");
            }
            end += line.length;
            played++;
        }
        if (played > range.size()) {
            throw new SelfPlayException(file + " has " + played + " games, but the run has only " + range.size()
                    + ". Set --games to at least " + played + ", or choose another folder");
        }
        output.setLength(end);
        output.seek(end);
    }

    /// A line of the file.
    ///
    /// @param length its length in bytes; 0 at the end of the file
    /// @param isExpected whether it begins as the line of the expected game
    /// @param isComplete whether it ends as a line does
    private record Line(long length, boolean isExpected, boolean isComplete) {}

    /// Reads a line without storing it, because a file may have gigabytes.
    private static Line line(InputStream input, int game) throws IOException {
        byte[] beginning = SelfPlayLine.beginning(game);
        boolean isExpected = true;
        long length = 0;
        int before = 0;
        for (int next = input.read(); next >= 0; next = input.read()) {
            isExpected &= length >= beginning.length || beginning[(int) length] == next;
            length++;
            if (next == '\n') {
                return new Line(length, isExpected && length > beginning.length, before == '}');
            }
            before = next;
        }
        return new Line(length, false, false);
    }

    /// Returns the number of games in the file.
    synchronized int played() {
        return played;
    }

    /// Appends the line of the next game. Does nothing once the file is closed.
    synchronized void append(byte[] line) {
        if (closed) {
            return;
        }
        try {
            output.write(line);
            played++;
            if (System.nanoTime() - synced > SYNC_NANOS) {
                output.getFD().sync();
                synced = System.nanoTime();
            }
        } catch (IOException why) {
            throw new UncheckedIOException(file + " cannot be written: " + why.getMessage(), why);
        }
    }

    @Override
    public synchronized void close() {
        if (!closed) {
            closed = true;
            try {
                output.getFD().sync();
                output.close();
            } catch (IOException why) {
                throw new UncheckedIOException(file + " cannot be written: " + why.getMessage(), why);
            }
        }
    }
}
