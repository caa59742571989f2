package dev.quoin.crossword.notation.gcg;

import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.FileTooLargeException;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import dev.quoin.game.format.LetterCase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Reads game records in the GCG format, as many programs write it. Checks the syntax of each line, not the
/// rules of the game.
///
/// Throws a [FormatException] with the line, what was found and what was expected.
public final class GcgReader {
    /// The maximum file size; a long game with long notes takes a small fraction of it.
    public static final int LARGEST_FILE = 1 << 20;

    private static final SizeLimit LIMIT = new SizeLimit("a game record", LARGEST_FILE);

    private static final String ENCODING = "character-encoding";
    private static final String PLAYER = "player";

    private final String source;
    private final List<GcgEntry> entries = new ArrayList<>();
    private final List<Integer> lines = new ArrayList<>();
    private final StringBuilder pragma = new StringBuilder();
    private int pragmaLine;

    private GcgReader(String source) {
        this.source = source;
    }

    /// Reads a file.
    ///
    /// @throws FormatException when it is not a game record
    /// @throws UncheckedIOException when it cannot be read
    public static GcgFile read(Path file) {
        try {
            return read(file.toString(), InputFile.bytes(file, LIMIT));
        } catch (FileTooLargeException e) {
            throw new FormatException(FormatFault.atLine(
                    file.toString(), 1, 0, "file", size(file), "a game record of at most " + LARGEST_FILE));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + FileErrors.describe(e), e);
        }
    }

    private static String size(Path file) throws UncheckedIOException {
        try {
            return Files.isRegularFile(file) ? Files.size(file) + " bytes" : "a pipe or device without end";
        } catch (IOException e) {
            return "a larger file";
        }
    }

    /// Reads the bytes of a file; `source` is its name in messages.
    ///
    /// @throws FormatException when they are not a game record
    public static GcgFile read(String source, byte[] bytes) {
        var text = GcgText.decode(source, bytes);
        var reader = new GcgReader(source);
        for (int line = 1; line <= text.lines().size(); line++) {
            reader.line(line, text.lines().get(line - 1));
        }
        reader.endPragma();
        if (reader.entries.isEmpty()) {
            throw new FormatException(FormatFault.atLine(
                    source, 1, 0, "file", "no entry", "pragmas that begin with # and events that begin with >"));
        }
        return new GcgFile(source, text.encoding(), new GcgGame(reader.entries), reader.lines);
    }

    private void line(int number, String line) {
        String text = line.strip();
        if (text.startsWith("#")) {
            endPragma();
            pragma.append(text);
            pragmaLine = number;
        } else if (text.startsWith(">")) {
            endPragma();
            add(number, new GcgEventText(source, number, line).event());
        } else if (pragmaLine > 0) {
            pragma.append('\n').append(line);
        } else if (!text.isEmpty()) {
            throw new FormatException(FormatFault.atLine(
                    source,
                    number,
                    0,
                    "line",
                    FormatFault.quoted(text),
                    "a pragma that begins with # or an event with >"));
        }
    }

    private void endPragma() {
        if (pragmaLine > 0) {
            String text = pragma.toString();
            int end = endOfWord(text, 1);
            String name = LetterCase.lower(text.substring(1, end));
            if (!name.equals(ENCODING)) {
                add(pragmaLine, entry(name, text.substring(end).strip()));
            }
        }
        pragma.setLength(0);
        pragmaLine = 0;
    }

    private static int endOfWord(String text, int from) {
        int end = from;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private GcgEntry entry(String name, String value) {
        if (!name.startsWith(PLAYER)
                || name.length() != PLAYER.length() + 1
                || !Character.isDigit(name.charAt(PLAYER.length()))) {
            return new GcgEntry.Pragma(name, value);
        }
        int number = Character.digit(name.charAt(PLAYER.length()), 10);
        int end = endOfWord(value, 0);
        String nick = value.substring(0, end);
        String found = nick.isEmpty() ? "nothing" : FormatFault.quoted("#" + name + " " + value);
        if (nick.isEmpty() || nick.indexOf(':') >= 0 || number < 1 || number > GcgEntry.Player.MOST) {
            throw new FormatException(FormatFault.atLine(
                    source, pragmaLine, 0, "player", found, "#player1 to #player4, a nick without a colon and a name"));
        }
        return new GcgEntry.Player(number, nick, value.substring(end).strip().replaceAll("\\s+", " "));
    }

    private void add(int line, GcgEntry entry) {
        entries.add(entry);
        lines.add(line);
    }
}
