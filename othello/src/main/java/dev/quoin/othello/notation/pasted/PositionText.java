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
import dev.quoin.othello.notation.pgn.PgnReader;
import dev.quoin.othello.notation.sgf.SgfReader;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/// Parses any text that describes a position: a board, a transcript, an OBF line, a game in GGF, SGF or PGN, or
/// the word `start`.
public final class PositionText {
    private static final String FORMS =
            "a transcript (f5d6c3…), a board of 64 squares with the side to move, an OBF line, or a game in GGF, SGF or"
                    + " PGN";
    private static final Way GGF = new Way("this GGF game", "", PositionText::record);
    private static final Way SGF = new Way("this SGF game", "", PositionText::smart);
    private static final Way PGN = new Way("this PGN game", "", PositionText::portable);
    private static final Way OBF = new Way("this OBF line", "", PositionText::scored);
    private static final List<Way> OTHERS = List.of(
            new Way(
                    "this board",
                    "(?:[^-.XO*@#_·●○⚫⚪]*+[-.XO*@#_·●○⚫⚪]){32}",
                    text -> new Pasted.Board(OthelloBoardText.read(text))),
            new Way(
                    "this transcript",
                    "(?i)(?:\\d+\\.\\s*+)?(?:[a-h][1-8]|pass)",
                    text -> new Pasted.Transcript(Transcripts.read(text))));

    private PositionText() {}

    /// Parses a text and returns what it is.
    ///
    /// A text that starts with a tag such as `[Event "?"]` can only be PGN, one with `(;` only GGF or, if the game
    /// is number 2, SGF, and one with `;` or `%` after a board only OBF. Anything else is parsed as a board or as a
    /// transcript.
    ///
    /// @throws FormatException if it has none of these formats; the message describes the error if the
    ///     format is recognizable
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
        if (PgnReader.isPgn(text)) {
            return List.of(PGN);
        }
        if (text.contains("(;")) {
            return List.of(SgfReader.isSgf(text) ? SGF : GGF);
        }
        boolean scored = text.lines().anyMatch(line -> line.indexOf(';') >= Square.COUNT || line.indexOf('%') >= 0);
        return scored ? List.of(OBF) : OTHERS;
    }

    private static Pasted record(String text) {
        var matches = GgfReader.read(text);
        return new Pasted.GameRecord(matches.getFirst());
    }

    private static Pasted smart(String text) {
        return new Pasted.SmartGame(SgfReader.read(text).getFirst());
    }

    private static Pasted portable(String text) {
        return new Pasted.PortableGame(PgnReader.read(text).getFirst());
    }

    private static Pasted scored(String text) {
        var records = ObfReader.read(text);
        if (records.isEmpty()) {
            throw FormatFault.atLine("obf", 1, 0, "line", "only a comment", "a board")
                    .asException();
        }
        return new Pasted.Scored(records.getFirst());
    }

    /// @param looksLike the start of a text in this format, whose specific error is worth reporting
    private record Way(String kind, Pattern looksLike, Function<String, Pasted> read) {
        Way(String kind, String looksLike, Function<String, Pasted> read) {
            this(kind, Pattern.compile(looksLike), read);
        }
    }
}
