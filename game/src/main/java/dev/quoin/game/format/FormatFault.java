package dev.quoin.game.format;

/// What is wrong with a text or a file, and where: enough for a person to find and mend it.
///
/// @param source the file's name, or what stands for it, such as `board`
/// @param place where in it
/// @param field what should have been there, such as `side to move`
/// @param found what is there, ready to be shown: a quoted text or a few words
/// @param expected what the rule asks for
public record FormatFault(String source, Place place, String field, String found, String expected) {
    private static final int LONGEST_QUOTE = 40;

    /// A place in a source.
    public sealed interface Place {
        /// A line from 1, and a character in it from 1, 0 when the whole line is meant.
        record Line(int line, int column) implements Place {
            @Override
            public String toString() {
                return ":" + line + (column == 0 ? "" : ":" + column);
            }
        }

        /// A byte of a binary file, from 0.
        record Offset(long bytes) implements Place {
            @Override
            public String toString() {
                return ": byte " + bytes;
            }
        }
    }

    /// A fault in a text.
    ///
    /// @param line from 1
    /// @param column from 1, 0 when the whole line is meant
    public static FormatFault atLine(String source, int line, int column, String field, String found, String expected) {
        return new FormatFault(source, new Place.Line(line, column), field, found, expected);
    }

    /// A fault in a binary file.
    public static FormatFault atByte(String source, long offset, String field, String found, String expected) {
        return new FormatFault(source, new Place.Offset(offset), field, found, expected);
    }

    /// The same fault as an exception.
    public FormatException asException() {
        return new FormatException(this);
    }

    /// The whole sentence: `games.ggf:12:5: BO: found 'x', expected a board`. The value of an option has no place:
    /// `--cgp: row 8: found 14 squares, expected 15`.
    public String sentence() {
        return source.startsWith("--") ? source + ": " + problemInText() : source + place + ": " + problem();
    }

    /// The sentence without the place: `BO: found 'x', expected a board`.
    public String problem() {
        return field + ": found " + found + ", expected " + expected;
    }

    /// The sentence for text that was typed or pasted, with the line if it is not the first:
    /// `line 12: BO: found 'x', expected a board`.
    public String problemInText() {
        return place instanceof Place.Line(int line, int _) && line > 1 ? "line " + line + ": " + problem() : problem();
    }

    /// A text in quotation marks, made printable and cut when it is long.
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
