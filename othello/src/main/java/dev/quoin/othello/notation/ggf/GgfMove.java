package dev.quoin.othello.notation.ggf;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.notation.OthelloMoveText;
import java.util.Locale;
import java.util.OptionalDouble;

/// A move of a record with its annotations, as in `B[F5/1.50/12.3]`.
///
/// @param disc the color
/// @param move the move
/// @param evaluation the player's evaluation, as written; empty when there is none
/// @param time the seconds it took, as written; empty when there are none
public record GgfMove(Disc disc, OthelloMove move, String evaluation, String time) {
    public GgfMove {
        if (evaluation.indexOf('/') >= 0 || time.indexOf('/') >= 0) {
            throw new IllegalArgumentException(
                    "an evaluation and a time must not contain '/', got '" + evaluation + "' and '" + time + "'");
        }
    }

    /// Creates a move without annotations.
    public static GgfMove of(Disc disc, OthelloMove move) {
        return new GgfMove(disc, move, "", "");
    }

    /// Returns the evaluation as a number; empty when there is none.
    public OptionalDouble value() {
        return number(evaluation);
    }

    /// Returns the time in seconds; empty when there is none.
    public OptionalDouble seconds() {
        return number(time);
    }

    /// The move as text: `B[F5//0.01]`, `W[PA]`.
    String write() {
        String text = move instanceof OthelloMove.Pass
                ? "PA"
                : OthelloMoveText.write(move).toUpperCase(Locale.ROOT);
        String notes = time.isEmpty() ? evaluation.isEmpty() ? "" : "/" + evaluation : "/" + evaluation + "/" + time;
        return new GgfTag(disc == Disc.BLACK ? "B" : "W", text + notes).write();
    }

    private static OptionalDouble number(String text) {
        return text.strip().matches("[+-]?[0-9]{1,9}(\\.[0-9]{1,9})?")
                ? OptionalDouble.of(Double.parseDouble(text.strip()))
                : OptionalDouble.empty();
    }
}
