package dev.quoin.othello.notation.obf;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.Lines;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.OthelloMoveText;
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

/// Reads OBF positions from a stream, one by one, so that the file may be of any size. Mutable, not
/// thread-safe.
///
/// ```text
/// O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; A2:+38; C7:+36; % a comment
/// ```
///
/// Blank lines and lines that start with `%` are skipped. Boards are parsed by [OthelloBoardText]. An
/// invalid record throws a [FormatException] with its line; the next call continues with the line after it.
public final class ObfReader {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(64, "a file of positions");

    private static final Pattern SCORE = Pattern.compile("[+-]?[0-9]{1,2}");

    private final Lines lines;

    private ObfReader(Lines lines) {
        this.lines = lines;
    }

    /// Creates a reader of a stream; `source` is its name in messages.
    public static ObfReader of(InputStream in, String source) {
        return new ObfReader(Lines.of(in, source));
    }

    /// Reads all records of a file.
    ///
    /// @throws FormatException at the first invalid record
    /// @throws UncheckedIOException when the file cannot be read
    public static List<ObfRecord> read(Path file) {
        try (InputStream in = InputFile.open(file, LIMIT)) {
            return all(of(in, file.toString()));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + FileErrors.describe(e), e);
        }
    }

    /// Reads all records of a text.
    ///
    /// @throws FormatException at the first invalid record
    public static List<ObfRecord> read(String text) {
        return all(of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "obf"));
    }

    private static List<ObfRecord> all(ObfReader reader) {
        var records = new ArrayList<ObfRecord>();
        for (var next = reader.next(); next.isPresent(); next = reader.next()) {
            records.add(next.get());
        }
        return records;
    }

    /// Reads the next record; empty at the end of the input.
    ///
    /// @throws FormatException when it is invalid
    public Optional<ObfRecord> next() {
        Optional<String> line = lines.next();
        while (line.isPresent()
                && (line.get().isBlank() || line.get().stripLeading().startsWith("%"))) {
            line = lines.next();
        }
        return line.map(this::record);
    }

    private ObfRecord record(String line) {
        int percent = line.indexOf('%');
        String comment = percent < 0 ? "" : line.substring(percent + 1);
        String content = percent < 0 ? line : line.substring(0, percent);
        int end = content.indexOf(';');
        OthelloPosition position =
                OthelloBoardText.read(lines.source(), lines.number(), end < 0 ? content : content.substring(0, end));
        var moves = new ArrayList<ScoredMove>();
        int from = end < 0 ? content.length() : end + 1;
        while (from < content.length()) {
            int next = content.indexOf(';', from);
            int to = next < 0 ? content.length() : next;
            if (!content.substring(from, to).isBlank()) {
                moves.add(scored(position, content.substring(from, to), from));
            }
            from = to + 1;
        }
        return new ObfRecord(position, moves, comment);
    }

    private ScoredMove scored(OthelloPosition position, String text, int from) {
        int column = from + 1 + text.length() - text.stripLeading().length();
        String[] parts = text.strip().split(":", -1);
        for (int part = 0; part < parts.length; part++) {
            parts[part] = parts[part].strip();
        }
        if (parts.length != 2 || !SCORE.matcher(parts[1]).matches() || Math.abs(Integer.parseInt(parts[1])) > 64) {
            throw fault(column, text.strip(), "a move and its score from -64 to +64, such as A2:+38");
        }
        OthelloMove move;
        try {
            move = OthelloMoveText.read(parts[0]);
        } catch (IllegalMoveException e) {
            throw fault(column, parts[0], "a square a1 to h8, or pass");
        }
        var refusal = position.refusal(move);
        if (refusal.isPresent()) {
            throw fault(column, parts[0], "a legal move: " + refusal.get().message());
        }
        return new ScoredMove(move, Integer.parseInt(parts[1]));
    }

    private FormatException fault(int column, String found, String expected) {
        return FormatFault.atLine(lines.source(), lines.number(), column, "move", FormatFault.quoted(found), expected)
                .asException();
    }
}
