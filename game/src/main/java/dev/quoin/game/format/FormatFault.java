package dev.quoin.game.format;

/// What is wrong with a text or file, and where: enough for a person to find and fix it.
///
/// @param source the file's name, or a substitute such as `board`
/// @param place the place in the source
/// @param field what should have been there, such as `side to move`
/// @param found what is there, ready to display: a quoted text or a few words
/// @param expected what the format requires
public record FormatFault(String source, Place place, String field, String found, String expected) {
    private static final int LONGEST_QUOTE = 40;

    /// A place in a source.
    public sealed interface Place {
        /// A line and a column, both from 1; column 0 means the whole line.
        record Line(int line, int column) implements Place {
            @Override
            public String toString() {
                return ":" + line + (column == 0 ? "" : ":" + column);
            }
        }

        /// A byte offset in a binary file, from 0.
        record Offset(long bytes) implements Place {
            @Override
            public String toString() {
                return ": byte " + bytes;
            }
        }
    }

    /// Creates a fault in a text.
    ///
    /// @param line from 1
    /// @param column from 1; 0 for the whole line
    public static FormatFault atLine(String source, int line, int column, String field, String found, String expected) {
        return new FormatFault(source, new Place.Line(line, column), field, found, expected);
    }

    /// Creates a fault in a binary file.
    public static FormatFault atByte(String source, long offset, String field, String found, String expected) {
        return new FormatFault(source, new Place.Offset(offset), field, found, expected);
    }

    /// Returns this fault as an exception.
    public FormatException asException() {
        return new FormatException(this);
    }

    /// Returns the whole sentence: `games.ggf:12:5: BO: found 'x', expected a board`. The value of an option
    /// has no place: `--cgp: row 8: found 14 squares, expected 15`.
    public String sentence() {
        return source.startsWith("--") ? source + ": " + problemInText() : source + place + ": " + problem();
    }

    /// Returns the sentence without the place: `BO: found 'x', expected a board`.
    public String problem() {
        return field + ": found " + found + ", expected " + expected;
    }

    /// Returns the sentence for text that was typed or pasted, with the line if it is not the first:
    /// `line 12: BO: found 'x', expected a board`.
    public String problemInText() {
        return place instanceof Place.Line(int line, int _) && line > 1 ? "line " + line + ": " + problem() : problem();
    }

    /// Returns a text in quotation marks, with unprintable characters escaped and long texts truncated.
    public static String quoted(String text) {
        var shown = new StringBuilder("'");
        int end = Math.min(text.length(), LONGEST_QUOTE);
        for (int at = 0; at < end; at++) {
            char c = text.charAt(at);
            if (Character.isISOControl(c)) {
                shown.append("\\x").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            } else {
                shown.append(c);
            }
        }
        return shown.append(end < text.length() ? "…'" : "'").toString();
    }
}
