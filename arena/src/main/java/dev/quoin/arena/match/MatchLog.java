package dev.quoin.arena.match;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.result.GameResult;
import dev.quoin.game.file.BoundedLineReader;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.process.Isolation;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;

/// The append-only log of a match, one line per game. Thread-safe; close it after use.
///
/// Each line is written to the operating system at once when its game ends, so no finished game is lost if
/// this process dies. The file is synced to disk at least once a second, so a power failure costs at most a
/// second. An incomplete last line is truncated when the log is reopened.
public final class MatchLog implements AutoCloseable {
    private static final long FORCE_NANOS = 1_000_000_000L;

    /// The maximum length of a line; a long game takes about ten kilobytes.
    private static final int LONGEST_LINE = 16 << 20;

    private final Path file;
    private final RandomAccessFile output;
    private final LongSupplier clock;
    private final List<GameResult> played = new ArrayList<>();
    private final boolean hasExternal;
    private final BiConsumer<GameNumber, LoggedGame> resumed;
    private long forced;
    private boolean closed;

    private MatchLog(
            Path file,
            RandomAccessFile output,
            LongSupplier clock,
            boolean hasExternal,
            BiConsumer<GameNumber, LoggedGame> resumed) {
        this.file = file;
        this.output = output;
        this.clock = clock;
        this.hasExternal = hasExternal;
        this.resumed = resumed;
        this.forced = clock.getAsLong();
    }

    /// Opens or creates the log of a match.
    ///
    /// @throws MatchFolderException when the file belongs to another match, is damaged, or is in use by
    ///     another process
    public static MatchLog open(Path file, MatchConfig<?, ?> config) {
        return open(file, config, (number, game) -> {});
    }

    /// Opens or creates the log of a match.
    ///
    /// @param resumed receives the games in the log
    /// @throws MatchFolderException when the file belongs to another match, is damaged, or is in use by
    ///     another process
    static MatchLog open(Path file, MatchConfig<?, ?> config, BiConsumer<GameNumber, LoggedGame> resumed) {
        try {
            OwnerOnly.file(file);
            // Not a channel: channels are closed when a thread that uses them is interrupted.
            var output = new RandomAccessFile(file.toFile(), "rw");
            var log = new MatchLog(
                    file, output, System::nanoTime, config.isolation().isPresent(), resumed);
            try {
                log.lock();
                log.begin(config);
                return log;
            } catch (IOException | RuntimeException why) {
                output.close();
                throw why;
            }
        } catch (IOException why) {
            throw new UncheckedIOException(why);
        }
    }

    /// Returns the settings in the first line of a log; empty when there is none that can be read.
    public static Optional<Map<String, String>> settings(Path file) {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try (var reader = new BoundedLineReader(
                new InputStreamReader(InputFile.open(file), StandardCharsets.UTF_8), file.toString())) {
            return Optional.ofNullable(reader.readLine())
                    .map(line -> LogHeader.read(line.getBytes(StandardCharsets.UTF_8))
                            .identity());
        } catch (IOException | UncheckedIOException | IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    private void lock() throws IOException {
        try {
            if (output.getChannel().tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException ours) {
            throw new MatchFolderException(file + " is in use by another match of this process", ours);
        }
        throw new MatchFolderException(file + " is in use by another process. Stop it, or wait until it finishes");
    }

    private void begin(MatchConfig<?, ?> config) throws IOException {
        var header = new LogHeader(config.identity());
        long end = 0;
        // Never closed, because that would close the file too.
        var input = new BufferedInputStream(new FileInputStream(output.getFD()), 1 << 16);
        var seen = new HashSet<GameNumber>();
        int number = 0;
        for (byte[] line = line(input); line.length > 0; line = line(input)) {
            number++;
            if (line[line.length - 1] != '\n' || !take(line, number, header, seen, end + line.length)) {
                break;
            }
            end += line.length;
        }
        output.setLength(end);
        output.seek(end);
        if (end == 0) {
            put(header.write());
        }
        output.getFD().sync();
        refuseShorter(config.pairs());
    }

    /// Reads a line; returns false when it is the last one and unreadable, as after a power failure.
    private boolean take(byte[] line, int number, LogHeader header, Set<GameNumber> seen, long end) throws IOException {
        try {
            if (number == 1) {
                refuseOther(LogHeader.read(line).differences(header.identity()));
            } else {
                GameLine game = GameLine.read(line);
                if (!seen.add(game.number())) {
                    throw new IllegalArgumentException("game " + game.number().label() + " appears twice");
                }
                played.add(GameResult.of(game.number().pair(), game.number().game(), known(game.record())));
                resumed.accept(game.number(), game.record());
            }
            return true;
        } catch (IllegalArgumentException | ArithmeticException | IndexOutOfBoundsException wrong) {
            if (end == output.length()) {
                return false;
            }
            throw new MatchFolderException(
                    file + " line " + number + " is damaged: " + wrong.getMessage()
                            + ". Delete the line to have its game replayed",
                    wrong);
        }
    }

    /// Games of external agents without isolation data were played before the sandbox existed.
    private LoggedGame known(LoggedGame game) {
        return hasExternal && game.isolation().isEmpty() ? game.withIsolation(new Isolation(false, true)) : game;
    }

    private void refuseOther(List<String> differences) {
        if (!differences.isEmpty()) {
            throw new MatchFolderException(file + " belongs to another match: " + String.join("; ", differences)
                    + ". Choose another folder, or use the options of that match");
        }
    }

    /// A match can be extended, but not shortened below what has been played.
    private void refuseShorter(int pairs) {
        int last = played.stream().mapToInt(GameResult::pair).max().orElse(0);
        if (last > pairs) {
            throw new MatchFolderException(file + " contains games up to pair " + last + ", but the match has only "
                    + pairs + ". Set --games to at least " + last + ", or choose another folder");
        }
    }

    /// Returns a line with its line feed, the rest of the file without one, or an empty array at the end.
    private byte[] line(InputStream input) throws IOException {
        var line = new ByteArrayOutputStream();
        for (int next = input.read(); next >= 0; next = input.read()) {
            line.write(next);
            if (line.size() > LONGEST_LINE) {
                throw new MatchFolderException(file + " has a line of more than " + (LONGEST_LINE >> 20)
                        + " MB, the limit for one game. Choose another folder");
            }
            if (next == '\n') {
                break;
            }
        }
        return line.toByteArray();
    }

    /// Returns the games that were in the log when it was opened.
    public List<GameResult> played() {
        return List.copyOf(played);
    }

    /// Appends a game. Returns false, without appending, once the log is closed.
    public synchronized boolean append(GameLine game) {
        if (closed) {
            return false;
        }
        try {
            put(game.write());
            if (clock.getAsLong() - forced > FORCE_NANOS) {
                output.getFD().sync();
                forced = clock.getAsLong();
            }
            return true;
        } catch (IOException why) {
            throw new UncheckedIOException(file + " cannot be written: " + why.getMessage(), why);
        }
    }

    private void put(byte[] line) throws IOException {
        byte[] whole = Arrays.copyOf(line, line.length + 1);
        whole[line.length] = '\n';
        output.write(whole);
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
