package dev.quoin.othello.notation.ggf;

import dev.quoin.game.format.FormatFault;
import dev.quoin.othello.notation.Lines;
import java.util.Locale;

/// The characters of a stream of records, with their places. Mutable, for one thread.
final class GgfCharacters {
    /// A board, the names of players or a comment take far less.
    private static final int LONGEST_VALUE = 1 << 14;

    private static final int LONGEST_NAME = 16;
    private static final int END = -1;

    private final Lines lines;
    private String line = "";
    private int at;
    private boolean ended;

    GgfCharacters(Lines lines) {
        this.lines = lines;
    }

    /// Where the next character stands.
    FormatFault.Place place() {
        peek();
        return new FormatFault.Place.Line(Math.max(1, lines.number()), at + 1);
    }

    FormatFault fault(FormatFault.Place place, String field, String found, String expected) {
        return new FormatFault(lines.source(), place, field, found, expected);
    }

    /// The next character; a line end is a character, and [#END] stands behind the last line.
    private int peek() {
        while (!ended && at > line.length()) {
            var next = lines.next();
            ended = next.isEmpty();
            line = next.orElse("");
            at = 0;
        }
        if (!ended && lines.number() == 0) {
            at = 1;
            return peek();
        }
        return ended ? END : at == line.length() ? '\n' : line.charAt(at);
    }

    boolean isAtEnd() {
        return peek() == END;
    }

    boolean isAt(char c) {
        return peek() == c;
    }

    void skipSpace() {
        for (int c = peek(); c != END && Character.isWhitespace(c); c = peek()) {
            at++;
        }
    }

    /// Passes over what is left of a game that was refused: up to the next `(;`.
    ///
    /// The game's own beginning has been taken already, if it had one.
    void skipToNextGame() {
        while (!isAtEnd()) {
            int from = line.indexOf("(;", Math.min(at, line.length()));
            if (from >= 0) {
                at = from;
                return;
            }
            at = line.length() + 1;
        }
    }

    void expect(char c, String field, String expected) {
        if (!isAt(c)) {
            throw fault(place(), field, found(), expected).asException();
        }
        at++;
    }

    String takeDigits() {
        var digits = new StringBuilder();
        for (int c = peek(); c >= '0' && c <= '9' && digits.length() < LONGEST_NAME; c = peek()) {
            digits.append((char) c);
            at++;
        }
        return digits.toString();
    }

    /// The letters of a tag's name, in upper case.
    String takeName() {
        FormatFault.Place place = place();
        var name = new StringBuilder();
        for (int c = peek(); isLetter(c) && name.length() < LONGEST_NAME; c = peek()) {
            name.append((char) c);
            at++;
        }
        if (name.isEmpty()) {
            throw fault(place, "tag", found(), "a tag such as PB[name], or the end of the game, ;)")
                    .asException();
        }
        return name.toString().toUpperCase(Locale.ROOT);
    }

    private static boolean isLetter(int c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }

    /// What stands in the brackets after a name.
    String takeValue(String name) {
        skipSpace();
        expect('[', name, "[ and the value of the tag");
        FormatFault.Place place = place();
        var value = new StringBuilder();
        for (int c = peek(); c != ']'; c = peek()) {
            if (c == END || value.length() == LONGEST_VALUE) {
                String found = c == END ? "the end of the text" : "more than " + LONGEST_VALUE + " characters";
                throw fault(place, name, found, "] after the value of the tag").asException();
            }
            at++;
            if (c == '\\' && (isAt(']') || isAt('\\'))) {
                c = peek();
                at++;
            }
            value.append((char) c);
        }
        at++;
        return value.toString();
    }

    private String found() {
        int c = peek();
        return c == END ? "the end of the text" : FormatFault.quoted(String.valueOf((char) c));
    }
}
