package dev.quoin.othello.notation;

import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;

/// Reads and writes transcripts, games as their moves: `f5d6c3d3c4`.
public final class Transcripts {
    private Transcripts() {}

    /// Parses the moves of a game from the start.
    ///
    /// Accepts squares in any case, with or without spaces, commas and move numbers (`1. f5 d6 2. c3`). A
    /// pass is `pass`, `pa`, `ps` or `--`, or may be omitted: when a player must pass and a square follows,
    /// the pass is added.
    ///
    /// @throws dev.quoin.game.format.FormatException if the text is not a transcript or a move is illegal,
    ///     with the line and column
    public static MoveSequence read(String text) {
        return read(OthelloPosition.start(), text);
    }

    /// Parses the moves of a game from a position.
    ///
    /// @throws dev.quoin.game.format.FormatException when the text is not a transcript or a move is illegal
    public static MoveSequence read(OthelloPosition start, String text) {
        return new TranscriptScan("transcript", start, text).sequence();
    }

    /// Writes the moves without spaces and passes, as most programs expect them. A pass at the end is
    /// written, because no later move implies it.
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
