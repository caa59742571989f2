package dev.quoin.crossword.notation;

import dev.quoin.crossword.rules.CrosswordReason;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Faces;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.game.Refusal;
import dev.quoin.game.format.FormatFault;
import java.util.ArrayList;
import java.util.List;

/// The word of a move text, letter by letter, before it is placed on a board.
///
/// @param letters one entry per square
record WordText(List<Letter> letters) {
    /// Longer than any row, even if every tile needs brackets and several letters.
    private static final int LONGEST = 400;

    /// What the text specifies for one square.
    ///
    /// @param tile the tile's code; [Tile#EMPTY] for `.` or `#`
    /// @param through whether the text marks the tile as already on the board
    record Letter(byte tile, boolean through) {}

    WordText {
        letters = List.copyOf(letters);
    }

    /// Parses `P(APE)R`, `P...R`, `P###R`, `[CH]AT`.
    ///
    /// @throws RefusedText when it is not a word
    static WordText read(String written, Alphabet alphabet) {
        if (written.length() > LONGEST) {
            throw unreadable(written, "it is longer than the board");
        }
        String text = Faces.normal(written);
        var letters = new ArrayList<Letter>();
        boolean through = false;
        int at = 0;
        while (at < text.length()) {
            int c = text.codePointAt(at);
            int end = Faces.end(text, at);
            if (c == '(' || c == ')') {
                if (through == (c == '(')) {
                    throw unreadable(text, "its parentheses ( ) do not match");
                }
                through = !through;
            } else if (c == '.' || c == '#') {
                letters.add(new Letter(Tile.EMPTY, true));
            } else {
                if (end < 0) {
                    throw unreadable(text, "its brackets [ ] do not match");
                }
                letters.add(new Letter(tile(text, Faces.at(text, at, end), alphabet), through));
            }
            at = end;
        }
        if (through || letters.isEmpty()) {
            throw unreadable(text, through ? "its parentheses ( ) do not match" : "it has no letter");
        }
        return new WordText(letters);
    }

    private static byte tile(String text, String face, Alphabet alphabet) {
        return alphabet.tile(face).orElseThrow(() -> unreadable(text, FormatFault.quoted(face) + why(face, alphabet)));
    }

    private static String why(String face, Alphabet alphabet) {
        if (face.equals("?")) {
            return " does not tell which letter the blank stands for: write that letter in lower case";
        }
        if (alphabet.number(face).isPresent()) {
            return " mixes upper case (a tile) and lower case (a blank)";
        }
        boolean part = alphabet.letters().stream().anyMatch(letter -> letter.length() > 1 && letter.contains(face));
        return " is not a letter of this game" + (part ? ": write a letter of several characters in brackets" : "");
    }

    private static RefusedText unreadable(String text, String why) {
        return new RefusedText(new Refusal(
                CrosswordReason.UNREADABLE, "cannot read the word " + FormatFault.quoted(text) + ": " + why));
    }
}
