package dev.quoin.cli.othello;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.InputSource;
import dev.quoin.game.format.FormatException;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.ggf.GgfGame;
import dev.quoin.othello.notation.obf.ObfRecord;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Reads the games or positions of a file in any supported format. Mutable, not thread-safe.
///
/// A rejected record throws a [FormatException]; the next call continues with the record after it.
final class RecordFile implements AutoCloseable {
    private static final int BEGINNING = 4096;

    /// The number of consecutive rejected records after which it gives up: a pipe or device may never end.
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
    /// @param record the position with its scores, or the final position of the game
    /// @param game the game with its tags; without names if the file has none
    /// @param remark what is wrong although it can be read, or empty
    record Entry(ObfRecord record, GgfGame game, String remark) {
        static Entry of(MoveSequence sequence, String black, String white, String remark) {
            return new Entry(ObfRecord.of(sequence.end()), GgfGame.of(black, white, sequence), remark);
        }
    }

    /// Opens a file.
    ///
    /// @throws BadInput when its format is not supported
    /// @throws FormatException when its header is invalid
    static RecordFile open(InputSource source) throws IOException {
        return open(source, WthorNameFiles.Names.NONE);
    }

    /// Opens a file; the games of a WTHOR file get these names.
    ///
    /// @throws BadInput when its format is not supported
    /// @throws FormatException when its header is invalid
    static RecordFile open(InputSource source, WthorNameFiles.Names names) throws IOException {
        var in = new BufferedInputStream(source.open("games or positions"), 2 * BEGINNING);
        try {
            return open(in, source.name(), names);
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
                        + ", expected games in GGF, SGF or PGN, OBF positions, a WTHOR file (.wtb) or"
                        + " transcripts, one per line"));
        return new RecordFile(in, name, format, RecordEntries.of(format, in, name, names));
    }

    OthelloFileFormat format() {
        return format;
    }

    /// Returns the next game or position; empty at the end of the file.
    ///
    /// @throws FormatException when it is rejected
    /// @throws BadInput when too many in a row are rejected
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
}
