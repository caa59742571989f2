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
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// Reads any text that shows a position: a board, a transcript, an OBF line, a GGF game, or the word
/// `start`.
public final class PositionText {
    private static final List<Way> WAYS = List.of(
            new Way("a GGF game", PositionText::record),
            new Way("an OBF line", PositionText::scored),
            new Way("a board", text -> new Pasted.Board(OthelloBoardText.read(text))),
            new Way("a transcript", text -> new Pasted.Transcript(Transcripts.read(text))));

    private PositionText() {}

    /// What a text shows, and what it was.
    ///
    /// A text with `(;` can only be a GGF game, one with `;` or `%` after a board only OBF; anything else
    /// is tried as a board and as a transcript.
    ///
    /// @throws FormatException when it is none of them; it says what was tried and why each was refused
    public static Pasted read(String text) {
        String stripped = text.strip();
        if (LetterCase.lower(stripped).equals("start")) {
            return new Pasted.Board(OthelloPosition.start());
        }
        var tried = new ArrayList<String>();
        for (Way way : ways(stripped)) {
            try {
                return way.read().apply(stripped);
            } catch (FormatException refused) {
                FormatFault fault = refused.fault();
                tried.add(way.kind() + ", but in " + fault.source() + fault.place() + ": " + fault.problem());
            }
        }
        String found = stripped.isEmpty() ? "nothing" : FormatFault.quoted(stripped);
        String expected = stripped.isEmpty()
                ? "a board of 64 squares, a transcript such as f5d6c3, an OBF line or a GGF game"
                : String.join("; or ", tried);
        throw FormatFault.atLine("text", 1, 0, "position", found, expected).asException();
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

    private record Way(String kind, Function<String, Pasted> read) {}
}
