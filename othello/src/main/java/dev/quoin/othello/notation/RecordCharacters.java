package dev.quoin.othello.notation;

import dev.quoin.game.format.FormatFault;
import java.util.Locale;

/// Reads the characters of a stream of GGF or SGF records, with their places. Mutable, not thread-safe.
public final class RecordCharacters {
    /// The maximum length of a value, far longer than a board, a player's name or a comment.
    private static final int LONGEST_VALUE = 1 << 14;

    private static final int LONGEST_NAME = 16;
    private static final int END = -1;

    private final Lines lines;
    private String line = "";
    private int at;
    private boolean ended;

    /// Creates a reader of these lines.
    public RecordCharacters(Lines lines) {
        this.lines = lines;
    }

    /// The place of the next character.
    public FormatFault.Place place() {
        int line = line();
        return new FormatFault.Place.Line(line, at + 1);
    }

    /// Returns the line of the next character, from 1.
    public int line() {
        peek();
        return Math.max(1, lines.number());
    }

    /// Creates a fault at a place of this stream.
    public FormatFault fault(FormatFault.Place place, String field, String found, String expected) {
        return new FormatFault(lines.source(), place, field, found, expected);
    }

    /// The next character; a line end is a character, and [#END] follows the last line.
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

    /// Returns whether nothing follows.
    public boolean isAtEnd() {
        return peek() == END;
    }

    /// Returns whether the next character is `c`.
    public boolean isAt(char c) {
        return peek() == c;
    }

    /// Returns whether a name follows.
    public boolean isAtName() {
        return isLetter(peek());
    }

    /// Skips white space and line ends.
    public void skipSpace() {
        for (int c = peek(); c != END && Character.isWhitespace(c); c = peek()) {
            at++;
        }
    }

    /// Skips the rest of a refused game, up to the next `(;`.
    ///
    /// The game's own start, if any, has already been read.
    public void skipToNextGame() {
        while (!isAtEnd()) {
            int from = line.indexOf("(;", Math.min(at, line.length()));
            if (from >= 0) {
                at = from;
                return;
            }
            at = line.length() + 1;
        }
    }

    /// Reads the character `c`.
    ///
    /// @throws dev.quoin.game.format.FormatException when another follows
    public void expect(char c, String field, String expected) {
        if (!isAt(c)) {
            throw fault(place(), field, found(), expected).asException();
        }
        at++;
    }

    /// Reads a number; empty when none follows.
    public String takeDigits() {
        var digits = new StringBuilder();
        for (int c = peek(); c >= '0' && c <= '9' && digits.length() < LONGEST_NAME; c = peek()) {
            digits.append((char) c);
            at++;
        }
        return digits.toString();
    }

    /// Reads a tag's name, in upper case.
    public String takeName() {
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

    /// Reads the bracketed value after a name.
    public String takeValue(String name) {
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
