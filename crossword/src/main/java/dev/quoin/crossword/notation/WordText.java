package dev.quoin.crossword.notation;

import dev.quoin.crossword.rules.CrosswordReason;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.game.Refusal;
import dev.quoin.game.format.FormatFault;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/// The word of a move text, letter by letter, before it is laid on a board.
///
/// @param letters one entry a square
record WordText(List<Letter> letters) {
    /// More than any board has squares in a row, even if every tile needs brackets and letters of its own.
    private static final int LONGEST = 400;

    /// What the text says about one square.
    ///
    /// @param tile the tile's code, [Tile#EMPTY] when the text does not say (`.` or `#`)
    /// @param through whether the text says that the tile lies there already
    record Letter(byte tile, boolean through) {}

    WordText {
        letters = List.copyOf(letters);
    }

    /// Reads `P(APE)R`, `P...R`, `P###R`, `[CH]AT`.
    ///
    /// @throws RefusedText when it is no word
    static WordText read(String text, Alphabet alphabet) {
        if (text.length() > LONGEST) {
            throw unreadable(text, "it is longer than the board");
        }
        var letters = new ArrayList<Letter>();
        boolean through = false;
        int at = 0;
        while (at < text.length()) {
            int c = text.codePointAt(at);
            int end = at + Character.charCount(c);
            if (c == '(' || c == ')') {
                if (through == (c == '(')) {
                    throw unreadable(text, "its parentheses ( ) do not match");
                }
                through = !through;
            } else if (c == '.' || c == '#') {
                letters.add(new Letter(Tile.EMPTY, true));
            } else {
                end = c == '[' ? text.indexOf(']', at) + 1 : end;
                if (end == 0) {
                    throw unreadable(text, "its brackets [ ] do not match");
                }
                String face = c == '[' ? text.substring(at + 1, end - 1) : text.substring(at, end);
                letters.add(new Letter(tile(text, face, alphabet), through));
            }
            at = end;
        }
        if (through || letters.isEmpty()) {
            throw unreadable(text, through ? "its parentheses ( ) do not match" : "it has no letter");
        }
        return new WordText(letters);
    }

    private static byte tile(String text, String face, Alphabet alphabet) {
        OptionalInt number = alphabet.number(face);
        if (number.isEmpty()) {
            throw unreadable(
                    text,
                    FormatFault.quoted(face)
                            + (face.equals("?")
                                    ? " does not tell which letter the blank stands for: write that letter in"
                                            + " lower case"
                                    : " is not a letter of this game"));
        }
        boolean small = face.codePoints().anyMatch(Character::isLowerCase);
        if (small && face.codePoints().anyMatch(Character::isUpperCase)) {
            throw unreadable(text, FormatFault.quoted(face) + " mixes upper case (a tile) and lower case (a blank)");
        }
        return small ? Tile.blankAs(number.getAsInt()) : Tile.natural(number.getAsInt());
    }

    private static RefusedText unreadable(String text, String why) {
        return new RefusedText(new Refusal(
                CrosswordReason.UNREADABLE, "cannot read the word " + FormatFault.quoted(text) + ": " + why));
    }
}
