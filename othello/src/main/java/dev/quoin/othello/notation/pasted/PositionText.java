package dev.quoin.othello.notation.pasted;

import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import dev.quoin.game.format.LetterCase;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.Transcripts;
import dev.quoin.othello.notation.ggf.GgfReader;
import dev.quoin.othello.notation.obf.ObfReader;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/// Reads any text that shows a position: a board, a transcript, an OBF line, a GGF game, or the word
/// `start`.
public final class PositionText {
    private static final String FORMS =
            "a transcript (f5d6c3…), a board of 64 squares with the side to move, an OBF line or a GGF game";
    private static final List<Way> WAYS = List.of(
            new Way("this GGF game", "", PositionText::record),
            new Way("this OBF line", "", PositionText::scored),
            new Way(
                    "this board",
                    "(?:[^-.XO*@#_·●○⚫⚪]*+[-.XO*@#_·●○⚫⚪]){32}",
                    text -> new Pasted.Board(OthelloBoardText.read(text))),
            new Way(
                    "this transcript",
                    "(?i)(?:\\d+\\.\\s*+)?(?:[a-h][1-8]|pass)",
                    text -> new Pasted.Transcript(Transcripts.read(text))));

    private PositionText() {}

    /// What a text shows, and what it was.
    ///
    /// A text with `(;` can only be a GGF game, one with `;` or `%` after a board only OBF; anything else
    /// is tried as a board and as a transcript.
    ///
    /// @throws FormatException if it is none of them; the message names the fault if the format is recognizable
    public static Pasted read(String text) {
        String stripped = text.strip();
        if (LetterCase.lower(stripped).equals("start")) {
            return new Pasted.Board(OthelloPosition.start());
        }
        Optional<String> detail = Optional.empty();
        for (Way way : ways(stripped)) {
            try {
                return way.read().apply(stripped);
            } catch (FormatException refused) {
                if (way.looksLike().matcher(stripped).lookingAt()) {
                    detail = Optional.of(way.kind() + ": " + refused.fault().problemInText());
                }
            }
        }
        throw unreadable(stripped, detail);
    }

    private static FormatException unreadable(String text, Optional<String> detail) {
        String found = text.isEmpty() ? "nothing" : FormatFault.quoted(text);
        FormatFault fault = FormatFault.atLine("text", 1, 0, "position", found, FORMS);
        String message = text.isEmpty()
                ? "the position is empty. Give " + FORMS
                : detail.map(why -> "cannot read " + why)
                        .orElse("cannot read " + found + " as a position. Give " + FORMS);
        return new FormatException(fault, message);
    }

    private static List<Way> ways(String text) {
        if (text.isEmpty()) {
            return List.of();
        }
        if (text.contains("(;")) {
            return WAYS.subList(0, 1);
        }
        boolean scored = text.lines().anyMatch(line -> line.indexOf(';') >= Square.COUNT || line.indexOf('%') >= 0);
        return scored ? WAYS.subList(1, 2) : WAYS.subList(2, 4);
    }

    private static Pasted record(String text) {
        var matches = GgfReader.read(text);
        return new Pasted.GameRecord(matches.getFirst());
    }

    private static Pasted scored(String text) {
        var records = ObfReader.read(text);
        if (records.isEmpty()) {
            throw FormatFault.atLine("obf", 1, 0, "line", "only a comment", "a board")
                    .asException();
        }
        return new Pasted.Scored(records.getFirst());
    }

    /// @param looksLike how a text starts that was meant this way, so that its own fault is worth reporting
    private record Way(String kind, Pattern looksLike, Function<String, Pasted> read) {
        Way(String kind, String looksLike, Function<String, Pasted> read) {
            this(kind, Pattern.compile(looksLike), read);
        }
    }
}
