package dev.quoin.othello.notation;

import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;

/// A game as its moves: `f5d6c3d3c4`.
public final class Transcripts {
    private Transcripts() {}

    /// The moves of a game from the start.
    ///
    /// Squares in any case, with or without spaces, commas and move numbers (`1. f5 d6 2. c3`). A pass is
    /// `pass`, `pa`, `ps` or `--`, or is left out: when a player must pass and a square follows, the pass is added.
    ///
    /// @throws dev.quoin.game.format.FormatException if the text is not a transcript or a move is illegal,
    ///     with the line and character
    public static MoveSequence read(String text) {
        return read(OthelloPosition.start(), text);
    }

    /// The moves of a game from a position.
    ///
    /// @throws dev.quoin.game.format.FormatException when the text is no transcript or a move is illegal
    public static MoveSequence read(OthelloPosition start, String text) {
        return new TranscriptScan("transcript", start, text).sequence();
    }

    /// The moves without spaces and passes, as most programs want them. A pass at the end is written,
    /// since nothing follows that would tell of it.
    public static String write(MoveSequence sequence) {
        var text = new StringBuilder();
        for (int number = 0; number < sequence.moves().size(); number++) {
            OthelloMove move = sequence.moves().get(number);
            boolean last = number == sequence.moves().size() - 1;
            if (last || move instanceof OthelloMove.Place) {
                text.append(OthelloMoveText.write(move));
            }
        }
        return text.toString();
    }
}
