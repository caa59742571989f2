package dev.quoin.crossword.tile;

import dev.quoin.game.format.LetterCase;
import java.text.Normalizer;

/// Text that shows or spells tiles: normalization, and which characters a face may have.
public final class Faces {
    /// The longest face in characters.
    public static final int LONGEST = 4;

    /// The characters of a face besides letters and accents: `L·L`, `C'H`.
    private static final String INNER = "·'";

    private Faces() {}

    /// Returns text as all readers compare it: Unicode NFC, with one form of apostrophe and of middle dot.
    public static String normal(String text) {
        if (isAscii(text)) {
            return text;
        }
        return Normalizer.normalize(text, Normalizer.Form.NFC)
                .replace('\u2019', '\'')
                .replace('\u02bc', '\'')
                .replace('\u2027', '·')
                .replace("\u0140", "l·")
                .replace("\u013f", "L·");
    }

    /// Returns the index behind the tile that starts at `from`: a text in brackets, or one character with its
    /// combining marks; -1 if a bracket is not closed.
    public static int end(String text, int from) {
        if (text.charAt(from) == '[') {
            return text.indexOf(']', from) < 0 ? -1 : text.indexOf(']', from) + 1;
        }
        int at = from + Character.charCount(text.codePointAt(from));
        while (at < text.length() && isMark(text.codePointAt(at))) {
            at += Character.charCount(text.codePointAt(at));
        }
        return at;
    }

    /// Returns the face of the tile between `from` and [#end], without brackets.
    public static String at(String text, int from, int end) {
        return text.charAt(from) == '[' ? text.substring(from + 1, end - 1) : text.substring(from, end);
    }

    /// Returns whether a tile may show this text: 1 to [#LONGEST] letters and accents, `·` or `'`, starting with
    /// a letter.
    public static boolean isFace(String text) {
        return !text.isEmpty()
                && text.length() <= LONGEST
                && Character.isLetter(text.codePointAt(0))
                && text.codePoints().allMatch(c -> Character.isLetter(c) || isMark(c) || INNER.indexOf(c) >= 0);
    }

    /// Returns a letter as an alphabet writes it, with a marked face for its blank (`א/א'`) if it has no lower case
    /// that
    /// can be read back.
    public static String withBlank(String letter) {
        return lower(letter).isEmpty() ? letter + "/" + letter + "'" : letter;
    }

    /// Returns the face of a blank that stands for this letter, if its lower case can be read back: as long as the
    /// face, different from it, and with the face as its upper case. Otherwise returns an empty text.
    static String lower(String face) {
        String lower = normal(LetterCase.lower(face));
        boolean safe = !lower.equals(face)
                && lower.codePointCount(0, lower.length()) == face.codePointCount(0, face.length())
                && normal(LetterCase.upper(lower)).equals(face);
        return safe ? lower : "";
    }

    /// Returns the upper case of one character if it stands for nothing else: `ß` becomes `SS`, but the dotless `ı`
    /// stays, because the lower case of I is i.
    static String upper(int codePoint) {
        String text = Character.toString(codePoint);
        String upper = LetterCase.upper(text);
        boolean same = LetterCase.lower(upper).equals(text) || upper.length() > text.length() || codePoint == 'ς';
        return same ? upper : text;
    }

    static boolean isAscii(String text) {
        for (int at = 0; at < text.length(); at++) {
            if (text.charAt(at) >= 0x80) {
                return false;
            }
        }
        return true;
    }

    private static boolean isMark(int codePoint) {
        int type = Character.getType(codePoint);
        return type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK
                || type == Character.ENCLOSING_MARK;
    }
}
