package dev.quoin.othello.notation.wthor;

import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.game.format.FormatException;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.notation.MoveSequence;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads the games of a `.wtb` file from a stream, one by one. Mutable, not thread-safe.
///
/// Every game is replayed. An invalid game throws a [FormatException] with the byte offset; the next call
/// continues with the game after it.
public final class WthorReader {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(64, "a file of games");

    private static final int GAME_BYTES = 68;
    private static final int FIRST_MOVE = 8;
    private static final int MOST_DISCS = 64;

    private final WthorBytes bytes;
    private final WthorHeader header;
    private long read;
    private boolean ended;

    private WthorReader(WthorBytes bytes) {
        this.bytes = bytes;
        this.header = bytes.header();
        if (header.rows() != 0 && header.rows() != Square.SIDE) {
            throw bytes.fault(12, "rows of the board", String.valueOf(header.rows()), "8, or 0 for the same");
        }
        if (header.type() != 0) {
            throw bytes.fault(13, "type", String.valueOf(header.type()), "0, a file of games");
        }
    }

    /// Creates a reader of a stream and reads the header; `source` is the name of the stream in messages.
    ///
    /// @throws FormatException when it does not have the header of a game file
    public static WthorReader of(InputStream in, String source) {
        return new WthorReader(new WthorBytes(in, source));
    }

    /// Reads all games of a file.
    ///
    /// @throws FormatException at the first invalid game
    /// @throws UncheckedIOException when the file cannot be read
    public static List<WthorGame> read(Path file) {
        try (InputStream in = InputFile.open(file, LIMIT)) {
            var reader = of(in, file.toString());
            var games = new ArrayList<WthorGame>();
            for (var next = reader.next(); next.isPresent(); next = reader.next()) {
                games.add(next.get());
            }
            return games;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + FileErrors.describe(e), e);
        }
    }

    /// Returns the header of the file.
    public WthorHeader header() {
        return header;
    }

    /// Reads the next game; empty after the last.
    ///
    /// @throws FormatException when the game is invalid, or when the file has fewer or more games than its
    ///     header says
    public Optional<WthorGame> next() {
        if (ended) {
            return Optional.empty();
        }
        // Set before anything is thrown: nothing can follow when the file is too short or too long.
        ended = true;
        if (read == header.games()) {
            bytes.requireEnd(header.games() + " games");
            return Optional.empty();
        }
        long offset = bytes.offset();
        byte[] game = bytes.take(GAME_BYTES, "game " + (read + 1) + " of " + header.games());
        ended = false;
        read++;
        ByteBuffer fields = ByteBuffer.wrap(game).order(ByteOrder.LITTLE_ENDIAN);
        return Optional.of(new WthorGame(
                fields.getShort() & 0xffff,
                fields.getShort() & 0xffff,
                fields.getShort() & 0xffff,
                discs(fields.get() & 0xff, offset + 6, "score"),
                discs(fields.get() & 0xff, offset + 7, "theoretical score"),
                sequence(game, offset)));
    }

    private int discs(int score, long offset, String field) {
        if (score > MOST_DISCS) {
            throw bytes.fault(offset, field, String.valueOf(score), "the discs of Black, 0 to 64");
        }
        return score;
    }

    private MoveSequence sequence(byte[] game, long offset) {
        var moves = new ArrayList<OthelloMove>();
        OthelloPosition position = OthelloPosition.start();
        int at = FIRST_MOVE;
        for (; at < GAME_BYTES && game[at] != 0; at++) {
            OthelloMove move = move(game[at] & 0xff, offset + at);
            if (position.mustPass()) {
                moves.add(OthelloMove.pass());
                position = position.play(OthelloMove.pass());
            }
            var refusal = position.refusal(move);
            if (refusal.isPresent()) {
                throw bytes.fault(
                        offset + at,
                        "move " + (at - FIRST_MOVE + 1),
                        move.toString(),
                        "a legal move: " + refusal.get().message());
            }
            position = position.play(move);
            moves.add(move);
        }
        for (; at < GAME_BYTES; at++) {
            if (game[at] != 0) {
                throw bytes.fault(offset + at, "move", String.valueOf(game[at] & 0xff), "0 after the last move");
            }
        }
        return new MoveSequence(OthelloPosition.start(), moves);
    }

    /// A move is ten times its row plus its column, both from 1: 11 is a1, 18 h1.
    private OthelloMove move(int number, long offset) {
        int row = number / 10 - 1;
        int column = number % 10 - 1;
        if (!Square.isOnBoard(row, column)) {
            throw bytes.fault(
                    offset, "move", String.valueOf(number), "10 times the row and the column: 11 for a1 to 88 for h8");
        }
        return OthelloMove.place(Square.at(row, column));
    }
}
