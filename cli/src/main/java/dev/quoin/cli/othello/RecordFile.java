package dev.quoin.cli.othello;

import dev.quoin.cli.console.BadInput;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import dev.quoin.othello.notation.Lines;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.Transcripts;
import dev.quoin.othello.notation.ggf.GgfGame;
import dev.quoin.othello.notation.ggf.GgfMatch;
import dev.quoin.othello.notation.ggf.GgfReader;
import dev.quoin.othello.notation.obf.ObfReader;
import dev.quoin.othello.notation.obf.ObfRecord;
import dev.quoin.othello.notation.wthor.WthorGame;
import dev.quoin.othello.notation.wthor.WthorReader;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// The games or positions of a file in any format we read, one after another. Mutable, for one thread.
///
/// A record that is refused is a [FormatException]; the next call goes on with the record after it.
final class RecordFile implements AutoCloseable {
    private static final int BEGINNING = 4096;

    /// After so many refused records in a row nothing useful will follow, and a pipe or device may never end.
    private static final int MOST_REFUSED = 1000;

    private final InputStream in;
    private final OthelloFileFormat format;
    private final Supplier<List<Entry>> more;
    private final Deque<Entry> ready = new ArrayDeque<>();
    private final String name;
    private int refused;

    private RecordFile(InputStream in, String name, OthelloFileFormat format, Supplier<List<Entry>> more) {
        this.in = in;
        this.name = name;
        this.format = format;
        this.more = more;
    }

    /// A game, or a position as a game without moves.
    ///
    /// @param record the position with its scores, or the bare end of the game
    /// @param game the game with its tags; without names where the file has none
    /// @param remark what is wrong although it can be read, or nothing
    record Entry(ObfRecord record, GgfGame game, String remark) {
        static Entry of(MoveSequence sequence, String black, String white, String remark) {
            return new Entry(ObfRecord.of(sequence.end()), GgfGame.of(black, white, sequence), remark);
        }
    }

    /// Opens a file.
    ///
    /// @throws BadInput when it is in no format we read
    /// @throws FormatException when it has no proper header
    static RecordFile open(Path file) throws IOException {
        return open(file, WthorNameFiles.Names.NONE);
    }

    /// Opens a file; the games of a WTHOR file get these names.
    ///
    /// @throws BadInput when it is in no format we read
    /// @throws FormatException when it has no proper header
    static RecordFile open(Path file, WthorNameFiles.Names names) throws IOException {
        var in = new BufferedInputStream(InputFile.open(file), 2 * BEGINNING);
        try {
            return open(in, file.toString(), names);
        } catch (IOException | RuntimeException e) {
            in.close();
            throw e;
        }
    }

    private static RecordFile open(BufferedInputStream in, String name, WthorNameFiles.Names names) throws IOException {
        in.mark(BEGINNING);
        byte[] beginning;
        try {
            beginning = in.readNBytes(BEGINNING);
        } catch (IOException e) {
            throw new IOException("cannot read " + name + ": " + e.getMessage(), e);
        }
        in.reset();
        OthelloFileFormat format = OthelloFileFormat.of(name, beginning)
                .orElseThrow(() -> new BadInput(name + ": found "
                        + (beginning.length == 0 ? "an empty file" : "something else")
                        + ", expected GGF games, OBF positions, a WTHOR file (.wtb) or transcripts, one"
                        + " per line"));
        return switch (format) {
            case GGF -> {
                var reader = GgfReader.of(in, name);
                yield new RecordFile(
                        in,
                        name,
                        format,
                        () -> reader.next().map(RecordFile::entries).orElse(List.of()));
            }
            case OBF -> {
                var reader = ObfReader.of(in, name);
                yield new RecordFile(
                        in,
                        name,
                        format,
                        () -> reader.next().map(RecordFile::entries).orElse(List.of()));
            }
            case WTHOR -> {
                var reader = WthorReader.of(in, name);
                yield new RecordFile(
                        in,
                        name,
                        format,
                        () -> reader.next().map(game -> entries(game, names)).orElse(List.of()));
            }
            case TRANSCRIPTS -> {
                var lines = Lines.of(in, name);
                yield new RecordFile(in, name, format, () -> transcript(lines));
            }
        };
    }

    OthelloFileFormat format() {
        return format;
    }

    /// The next game or position, empty at the end of the file.
    ///
    /// @throws FormatException when it is refused
    /// @throws BadInput when too many in a row are refused
    Optional<Entry> next() {
        if (ready.isEmpty()) {
            refused++;
            if (refused > MOST_REFUSED) {
                throw new BadInput(
                        name + ": " + MOST_REFUSED + " unreadable records in a row. Check that it is the right file.");
            }
            ready.addAll(more.get());
            refused = 0;
        }
        return Optional.ofNullable(ready.poll());
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    private static List<Entry> entries(GgfMatch match) {
        return match.games().stream()
                .map(game -> new Entry(
                        ObfRecord.of(game.sequence().end()), game, game.remark().orElse("")))
                .toList();
    }

    private static List<Entry> entries(ObfRecord record) {
        var still = new MoveSequence(record.position(), List.of());
        return List.of(new Entry(record, GgfGame.of("?", "?", still), ""));
    }

    private static List<Entry> entries(WthorGame game, WthorNameFiles.Names names) {
        var plain = GgfGame.of(names.player(game.black()), names.player(game.white()), game.sequence());
        var named = names.tournament(game.tournament()).map(plain::withPlace).orElse(plain);
        return List.of(new Entry(
                ObfRecord.of(game.sequence().end()), named, game.remark().orElse("")));
    }

    private static List<Entry> transcript(Lines lines) {
        Optional<String> line = lines.next();
        while (line.isPresent() && line.get().isBlank()) {
            line = lines.next();
        }
        if (line.isEmpty()) {
            return List.of();
        }
        try {
            return List.of(Entry.of(Transcripts.read(line.get()), "?", "?", ""));
        } catch (FormatException e) {
            FormatFault fault = e.fault();
            int column = fault.place() instanceof FormatFault.Place.Line(int _, int at) ? at : 0;
            throw FormatFault.atLine(
                            lines.source(), lines.number(), column, fault.field(), fault.found(), fault.expected())
                    .asException();
        }
    }
}
