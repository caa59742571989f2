package dev.quoin.othello.notation;

import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import java.util.ArrayList;
import java.util.List;

/// Parses a transcript. Not thread-safe.
final class TranscriptScan {
    private final String source;
    private final String text;
    private final OthelloPosition start;
    private final List<OthelloMove> moves = new ArrayList<>();
    private OthelloPosition position;
    private int at;
    private int line = 1;
    private int lineStart;

    TranscriptScan(String source, OthelloPosition start, String text) {
        this.source = source;
        this.start = start;
        this.text = text;
        this.position = start;
    }

    MoveSequence sequence() {
        for (skip(); at < text.length(); skip()) {
            move();
        }
        return new MoveSequence(start, moves);
    }

    /// Skips white space, commas, move numbers and the dots after them.
    private void skip() {
        int moveEnd = moves.isEmpty() ? -1 : at;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (isDigit(at)) {
                number(at == moveEnd);
            } else if (Character.isWhitespace(c) || ",;.:)".indexOf(c) >= 0) {
                at++;
                if (c == '\n') {
                    line++;
                    lineStart = at;
                }
            } else {
                return;
            }
        }
    }

    /// A number right after a square must be unambiguous: `f52.d6` has a second move, `f55` is a typo.
    private void number(boolean afterMove) {
        int end = at;
        while (isDigit(end)) {
            end++;
        }
        if (afterMove && (end == text.length() || ".:)".indexOf(text.charAt(end)) < 0)) {
            throw fault(text.substring(at, end), "a square a1 to h8, or pass");
        }
        at = end;
    }

    private boolean isDigit(int index) {
        return index < text.length() && text.charAt(index) >= '0' && text.charAt(index) <= '9';
    }

    private void move() {
        for (String pass : OthelloMoveText.PASSES) {
            if (text.regionMatches(true, at, pass, 0, pass.length())) {
                play(OthelloMove.pass(), pass.length());
                return;
            }
        }
        int square = Square.named(text.substring(at, Math.min(at + 2, text.length())));
        if (square < 0) {
            int end = at;
            while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
                end++;
            }
            throw fault(text.substring(at, end), "a square a1 to h8, or pass");
        }
        if (position.mustPass()) {
            play(OthelloMove.pass(), 0);
        }
        play(OthelloMove.place(square), 2);
    }

    private void play(OthelloMove move, int length) {
        var refusal = position.refusal(move);
        if (refusal.isPresent()) {
            throw fault(
                    text.substring(at, at + length),
                    "a legal move: " + refusal.get().message());
        }
        position = position.play(move);
        moves.add(move);
        at += length;
    }

    private FormatException fault(String found, String expected) {
        String field = "move " + (moves.size() + 1);
        return FormatFault.atLine(source, line, at - lineStart + 1, field, FormatFault.quoted(found), expected)
                .asException();
    }
}
