package dev.quoin.othello.notation.pgn;

import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import dev.quoin.othello.notation.Lines;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads Othello games in PGN from a stream, one at a time. Mutable, not thread-safe.
///
/// ```text
/// [Site "PlayOK"]
/// [Black "ada"]
/// [White "ben"]
/// [Result "38-26"]
///
/// 1. f5 d6 2. c3 f3 3. -- g8 38-26
/// ```
///
/// A game is its tags, one per line, and the moves after them. Every game is replayed. An invalid game throws a
/// [FormatException] with its line and column; the next call continues with the game after it.
public final class PgnReader {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(64, "a file of game records");
    private static final Pattern BEGINNING = Pattern.compile("\\s*+\\[[A-Za-z]\\w*+\\s++\"");

    /// The maximum length of one game, far longer than any with comments.
    private static final int LONGEST_GAME = 1 << 20;

    private final Lines lines;
    private @Nullable Numbered ahead;

    private PgnReader(Lines lines) {
        this.lines = lines;
    }

    /// A line of the file with its number, from 1.
    record Numbered(int number, String text) {
        boolean isTag() {
            return text.stripLeading().startsWith("[");
        }
    }

    /// Creates a reader of a stream; `source` is its name in messages.
    public static PgnReader of(InputStream in, String source) {
        return new PgnReader(Lines.of(in, source));
    }

    /// Returns whether a text starts as PGN does, with a tag such as `[Event "?"]`.
    public static boolean isPgn(String text) {
        return BEGINNING.matcher(text).lookingAt();
    }

    /// Reads all games of a file.
    ///
    /// @throws FormatException at the first invalid game
    /// @throws UncheckedIOException when the file cannot be read
    public static List<PgnGame> read(Path file) {
        try (InputStream in = InputFile.open(file, LIMIT)) {
            return all(of(in, file.toString()));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + FileErrors.describe(e), e);
        }
    }

    /// Reads all games of a text.
    ///
    /// @throws FormatException at the first invalid game
    public static List<PgnGame> read(String text) {
        return all(of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "pgn"));
    }

    private static List<PgnGame> all(PgnReader reader) {
        var games = new ArrayList<PgnGame>();
        for (var next = reader.next(); next.isPresent(); next = reader.next()) {
            games.add(next.get());
        }
        return games;
    }

    /// Reads the next game; empty at the end of the input.
    ///
    /// @throws FormatException when it is invalid
    public Optional<PgnGame> next() {
        Optional<Numbered> first = line();
        while (first.isPresent() && first.get().text().isBlank()) {
            first = line();
        }
        return first.map(line -> new PgnGameScan(lines.source(), game(line)).game());
    }

    /// The lines of a game: up to the next tag after its moves.
    private List<Numbered> game(Numbered first) {
        var game = new ArrayList<>(List.of(first));
        int length = first.text().length();
        boolean moves = !first.isTag();
        for (var next = line(); next.isPresent(); next = line()) {
            Numbered line = next.get();
            if (moves && line.isTag()) {
                ahead = line;
                break;
            }
            moves |= !line.isTag() && !line.text().isBlank();
            length += line.text().length() + 1;
            if (length > LONGEST_GAME) {
                throw FormatFault.atLine(
                                lines.source(),
                                line.number(),
                                0,
                                "game",
                                "more than " + LONGEST_GAME + " characters",
                                "the tags of the next game")
                        .asException();
            }
            game.add(line);
        }
        return game;
    }

    private Optional<Numbered> line() {
        Numbered kept = ahead;
        ahead = null;
        if (kept != null) {
            return Optional.of(kept);
        }
        return lines.next().map(text -> new Numbered(lines.number(), text));
    }
}
