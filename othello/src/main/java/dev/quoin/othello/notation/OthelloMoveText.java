package dev.quoin.othello.notation;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Refusal;
import dev.quoin.game.format.FormatFault;
import dev.quoin.game.format.LetterCase;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloReason;
import dev.quoin.othello.board.Square;
import java.util.List;

/// The notation of moves: `d3`, `pass`.
public final class OthelloMoveText {
    /// The spellings of a pass, longest first so that `pass` is not mistaken for `pa`.
    static final List<String> PASSES = List.of("pass", "pa", "ps", "--");

    private OthelloMoveText() {}

    /// Writes a move; [#read] converts it back.
    public static String write(OthelloMove move) {
        return switch (move) {
            case OthelloMove.Place(int square) -> Square.name(square);
            case OthelloMove.Pass _ -> PASSES.getFirst();
        };
    }

    /// Parses a move in any case: a square, or `pass`, `pa`, `ps` or `--`.
    ///
    /// @throws IllegalMoveException when the text is not a move
    public static OthelloMove read(String text) {
        String move = LetterCase.lower(text.strip());
        if (PASSES.contains(move)) {
            return OthelloMove.pass();
        }
        int square = Square.named(move);
        if (square >= 0) {
            return OthelloMove.place(square);
        }
        if (move.matches("[a-z][0-9]{1,2}")) {
            throw new Refusal(OthelloReason.OUTSIDE, move + " is not on the board: squares are a1 to h8").asException();
        }
        throw new Refusal(
                        OthelloReason.UNREADABLE,
                        "expected a square such as d3, or pass, got " + FormatFault.quoted(text.strip()))
                .asException();
    }
}
