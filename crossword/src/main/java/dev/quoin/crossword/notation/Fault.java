package dev.quoin.crossword.notation;

import dev.quoin.crossword.tile.Alphabet;

/// What is wrong with a text, and where: enough for a person to find and mend it.
///
/// @param source the file's name, or what stands for it, such as `standard input`
/// @param line the line, from 1
/// @param column the character in the line, from 1; 0 when the whole line is meant
/// @param field what should have been there, such as `total`
/// @param found what is there, ready to be shown: a quoted text or a few words
/// @param expected what the rule asks for
public record Fault(String source, int line, int column, String field, String found, String expected) {
    private static final int LONGEST_QUOTE = 40;

    /// The whole sentence: `game.gcg:12: total: found 'abc', expected a whole number`.
    public String sentence() {
        String place = source + ":" + line + (column == 0 ? "" : ":" + column);
        return place + ": " + field + ": found " + found + ", expected " + expected;
    }

    /// The letters of a game in a few words.
    public static String letters(Alphabet alphabet) {
        return alphabet.equals(Alphabet.latin()) ? "A to Z" : alphabet.toString();
    }

    /// A text in quotation marks, made printable and cut when it is long.
    public static String quoted(String text) {
        var shown = new StringBuilder("'");
        int end = Math.min(text.length(), LONGEST_QUOTE);
        for (int at = 0; at < end; at++) {
            char c = text.charAt(at);
            if (c < ' ' || c == 0x7f || Character.getType(c) == Character.CONTROL) {
                shown.append("\\x").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            } else {
                shown.append(c);
            }
        }
        return shown.append(end < text.length() ? "…'" : "'").toString();
    }
}
