package dev.quoin.game.format;

import java.util.Locale;
import java.util.function.UnaryOperator;

/// Converts text of any length and origin to upper or lower case in linear time.
///
/// [String#toUpperCase(Locale)] copies its result for every letter that expands (`ß`), so a megabyte of them
/// takes hours. The form of a final sigma can differ in texts of more than 256 letters.
public final class LetterCase {
    private static final int SLICE = 256;

    private LetterCase() {}

    /// Converts a text to upper case, independent of locale.
    public static String upper(String text) {
        return converted(text, slice -> slice.toUpperCase(Locale.ROOT));
    }

    /// Converts a text to lower case, independent of locale.
    public static String lower(String text) {
        return converted(text, slice -> slice.toLowerCase(Locale.ROOT));
    }

    private static String converted(String text, UnaryOperator<String> convert) {
        if (text.length() <= SLICE || isAscii(text)) {
            return convert.apply(text);
        }
        var result = new StringBuilder(text.length() + SLICE);
        for (int at = 0; at < text.length(); ) {
            int end = Math.min(text.length(), at + SLICE);
            if (end < text.length() && Character.isHighSurrogate(text.charAt(end - 1))) {
                end++;
            }
            result.append(convert.apply(text.substring(at, end)));
            at = end;
        }
        return result.toString();
    }

    private static boolean isAscii(String text) {
        return text.chars().allMatch(letter -> letter < 0x80);
    }
}
