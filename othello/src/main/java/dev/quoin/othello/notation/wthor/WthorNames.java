package dev.quoin.othello.notation.wthor;

import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.game.format.FormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The names of players or tournaments by number. Immutable.
///
/// @param header the file's header
/// @param names the names by number, from 0
public record WthorNames(WthorHeader header, List<String> names) {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(4, "a file of names");
    private static final int PLAYER_BYTES = 20;
    private static final int TOURNAMENT_BYTES = 26;

    public WthorNames {
        names = List.copyOf(names);
    }

    /// Reads the players of a `.jou` file.
    ///
    /// @throws FormatException when the file is invalid
    /// @throws UncheckedIOException when it cannot be read
    public static WthorNames players(Path file) {
        return read(file, PLAYER_BYTES);
    }

    /// Reads the tournaments of a `.trn` file.
    ///
    /// @throws FormatException when the file is invalid
    /// @throws UncheckedIOException when it cannot be read
    public static WthorNames tournaments(Path file) {
        return read(file, TOURNAMENT_BYTES);
    }

    /// Reads players from a stream; `source` is its name in messages.
    ///
    /// @throws FormatException when the data is invalid
    public static WthorNames players(InputStream in, String source) {
        return read(in, source, PLAYER_BYTES);
    }

    /// Reads tournaments from a stream; `source` is its name in messages.
    ///
    /// @throws FormatException when the data is invalid
    public static WthorNames tournaments(InputStream in, String source) {
        return read(in, source, TOURNAMENT_BYTES);
    }

    /// Returns the name with a number, or the number in words when there is none.
    public String name(int number) {
        return number >= 0 && number < names.size() ? names.get(number) : "number " + number;
    }

    private static WthorNames read(Path file, int size) {
        try (InputStream in = InputFile.open(file, LIMIT)) {
            return read(in, file.toString(), size);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + FileErrors.describe(e), e);
        }
    }

    private static WthorNames read(InputStream in, String source, int size) {
        var bytes = new WthorBytes(in, source);
        WthorHeader header = bytes.header();
        var names = new ArrayList<String>();
        while (names.size() < header.names()) {
            byte[] name = bytes.take(size, "name " + names.size() + " of " + header.names());
            int length = 0;
            while (length < size && name[length] != 0) {
                length++;
            }
            names.add(new String(name, 0, length, StandardCharsets.ISO_8859_1).strip());
        }
        bytes.requireEnd(header.names() + " names");
        return new WthorNames(header, names);
    }
}
