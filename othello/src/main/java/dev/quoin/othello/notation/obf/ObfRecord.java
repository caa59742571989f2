package dev.quoin.othello.notation.obf;

import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.OthelloMoveText;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/// A position with the known scores of its moves. Immutable.
///
/// @param position the position
/// @param moves legal moves with their scores, in file order; often best first, and often not all
/// @param comment the text after `%`; empty when there is none
public record ObfRecord(OthelloPosition position, List<ScoredMove> moves, String comment) {
    public ObfRecord {
        moves = List.copyOf(moves);
        comment = comment.strip();
        for (ScoredMove scored : moves) {
            if (!position.isLegal(scored.move())) {
                throw new IllegalArgumentException("a scored move must be legal, got " + scored.move());
            }
        }
        if (comment.lines().count() > 1) {
            throw new IllegalArgumentException(
                    "a comment must be one line, got " + comment.lines().count());
        }
    }

    /// Creates a record without scores.
    public static ObfRecord of(OthelloPosition position) {
        return new ObfRecord(position, List.of(), "");
    }

    /// Returns the score of the best listed move.
    public OptionalInt best() {
        return moves.stream().mapToInt(ScoredMove::score).max();
    }

    /// Returns the record as a line: `board side; A2:+38; C7:+36; % comment`.
    public String write() {
        var line = new StringBuilder(OthelloBoardText.write(position)).append(';');
        for (ScoredMove scored : moves) {
            line.append(' ')
                    .append(OthelloMoveText.write(scored.move()).toUpperCase(Locale.ROOT))
                    .append(scored.score() < 0 ? ":" : ":+")
                    .append(scored.score())
                    .append(';');
        }
        return line.append(comment.isEmpty() ? "" : " % " + comment).toString();
    }
}
