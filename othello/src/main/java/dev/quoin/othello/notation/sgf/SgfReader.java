package dev.quoin.othello.notation.sgf;

import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import dev.quoin.othello.notation.Lines;
import dev.quoin.othello.notation.RecordCharacters;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads Othello games in SGF from a stream, one at a time. Mutable, not thread-safe.
///
/// ```text
/// (;FF[4]GM[2]PB[ada]PW[ben]SZ[8]AB[e4][d5]AW[d4][e5]PL[B]RE[Void];B[f5];W[d6])
/// ```
///
/// Of several variations the first is read. Every game is replayed. An invalid game throws a [FormatException]
/// with its line and column; the next call continues with the game after it.
public final class SgfReader {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(64, "a file of game records");

    /// More nodes, variations and values than a commented game has; in an endless input a game may have no end.
    private static final int MOST_PARTS = 100_000;

    private final RecordCharacters characters;
    private int parts;

    private SgfReader(RecordCharacters characters) {
        this.characters = characters;
    }

    /// Creates a reader of a stream; `source` is its name in messages.
    public static SgfReader of(InputStream in, String source) {
        return new SgfReader(new RecordCharacters(Lines.of(in, source)));
    }

    /// Returns whether a text that starts like a GGF or SGF record is SGF: its game is number 2.
    public static boolean isSgf(String text) {
        int game = text.indexOf("GM[");
        return game >= 0 && text.startsWith("2]", game + "GM[".length());
    }

    /// Reads all games of a file.
    ///
    /// @throws FormatException at the first invalid game
    /// @throws UncheckedIOException when the file cannot be read
    public static List<SgfGame> read(Path file) {
        try (InputStream in = InputFile.open(file, LIMIT)) {
            return all(of(in, file.toString()));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + FileErrors.describe(e), e);
        }
    }

    /// Reads all games of a text.
    ///
    /// @throws FormatException at the first invalid game
    public static List<SgfGame> read(String text) {
        return all(of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "sgf"));
    }

    private static List<SgfGame> all(SgfReader reader) {
        var games = new ArrayList<SgfGame>();
        for (var next = reader.next(); next.isPresent(); next = reader.next()) {
            games.add(next.get());
        }
        return games;
    }

    /// Reads the next game; empty at the end of the input.
    ///
    /// @throws FormatException when it is invalid
    public Optional<SgfGame> next() {
        characters.skipSpace();
        if (characters.isAtEnd()) {
            return Optional.empty();
        }
        try {
            return Optional.of(game());
        } catch (FormatException refused) {
            characters.skipToNextGame();
            throw refused;
        }
    }

    private SgfGame game() {
        characters.expect('(', "game", "a game, which begins with (;");
        characters.skipSpace();
        characters.expect(';', "game", "a game, which begins with (;");
        var scan = new SgfGameScan(characters);
        parts = 0;
        int open = 1;
        boolean mainLine = true;
        while (open > 0) {
            characters.skipSpace();
            count();
            if (characters.isAt('(')) {
                characters.expect('(', "game", "a variation");
                open++;
            } else if (characters.isAt(')')) {
                characters.expect(')', "game", "the end of the game, )");
                open--;
                // The first variation has ended; the others are not part of the game.
                mainLine = false;
            } else if (characters.isAt(';')) {
                characters.expect(';', "game", "a node");
            } else {
                property(scan, mainLine);
            }
        }
        return scan.game();
    }

    private void count() {
        if (++parts > MOST_PARTS) {
            throw characters
                    .fault(
                            characters.place(),
                            "game",
                            "more than " + MOST_PARTS + " nodes and properties",
                            "its end, )")
                    .asException();
        }
    }

    private void property(SgfGameScan scan, boolean mainLine) {
        FormatFault.Place place = characters.place();
        if (!characters.isAtName()) {
            characters.expect(')', "property", "a property such as B[f5], or the end of the game, )");
        }
        String name = characters.takeName();
        do {
            String value = characters.takeValue(name);
            if (mainLine) {
                scan.property(place, name, value);
            }
            characters.skipSpace();
            count();
        } while (characters.isAt('['));
    }
}
