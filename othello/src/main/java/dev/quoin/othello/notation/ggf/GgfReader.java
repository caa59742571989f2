package dev.quoin.othello.notation.ggf;

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

/// Reads GGF game records from a stream, one match at a time, so that archives may be of any size. Mutable,
/// not thread-safe.
///
/// ```text
/// (;GM[Othello]PB[ada]PW[ben]RE[?]TY[8]BO[8 ---…--- *]B[F5]W[D6//0.5];)
/// ```
///
/// A record may span several lines; a number before it is the number of games in a match. Every game is
/// replayed. An invalid game throws a [FormatException] with its line and column; the next call continues
/// with the game after it.
public final class GgfReader {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(64, "a file of game records");

    private static final int MOST_GAMES = 100;

    private final RecordCharacters characters;
    private int line = 1;

    private GgfReader(RecordCharacters characters) {
        this.characters = characters;
    }

    /// Creates a reader of a stream; `source` is its name in messages.
    public static GgfReader of(InputStream in, String source) {
        return new GgfReader(new RecordCharacters(Lines.of(in, source)));
    }

    /// Reads all matches of a file.
    ///
    /// @throws FormatException at the first invalid match
    /// @throws UncheckedIOException when the file cannot be read
    public static List<GgfMatch> read(Path file) {
        try (InputStream in = InputFile.open(file, LIMIT)) {
            return all(of(in, file.toString()));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + FileErrors.describe(e), e);
        }
    }

    /// Reads all matches of a text.
    ///
    /// @throws FormatException at the first invalid match
    public static List<GgfMatch> read(String text) {
        return all(of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "ggf"));
    }

    private static List<GgfMatch> all(GgfReader reader) {
        var matches = new ArrayList<GgfMatch>();
        for (var next = reader.next(); next.isPresent(); next = reader.next()) {
            matches.add(next.get());
        }
        return matches;
    }

    /// Reads the next match; empty at the end of the input.
    ///
    /// @throws FormatException when it is invalid
    public Optional<GgfMatch> next() {
        characters.skipSpace();
        if (characters.isAtEnd()) {
            return Optional.empty();
        }
        line = characters.line();
        try {
            int games = count();
            var read = new ArrayList<GgfGame>();
            while (read.size() < games) {
                read.add(game());
            }
            return Optional.of(new GgfMatch(read));
        } catch (FormatException refused) {
            characters.skipToNextGame();
            throw refused;
        }
    }

    /// Returns the line in which the last match began, from 1.
    public int line() {
        return line;
    }

    /// The number of games that follow: the number before them, by default one.
    private int count() {
        FormatFault.Place place = characters.place();
        String digits = characters.takeDigits();
        characters.skipSpace();
        if (digits.isEmpty()) {
            return 1;
        }
        int number = digits.length() > 3 ? 0 : Integer.parseInt(digits);
        if (number < 1 || number > MOST_GAMES) {
            throw characters
                    .fault(place, "games", FormatFault.quoted(digits), "how many games follow, 1 to " + MOST_GAMES)
                    .asException();
        }
        return number;
    }

    private GgfGame game() {
        characters.skipSpace();
        characters.expect('(', "game", "a game, which begins with (;");
        characters.expect(';', "game", "a game, which begins with (;");
        var scan = new GgfGameScan(characters);
        characters.skipSpace();
        while (!characters.isAt(';')) {
            FormatFault.Place place = characters.place();
            String name = characters.takeName();
            scan.tag(place, name, characters.takeValue(name));
            characters.skipSpace();
        }
        characters.expect(';', "game", "the end of the game, ;)");
        characters.expect(')', "game", "the end of the game, ;)");
        return scan.game();
    }
}
