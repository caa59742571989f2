package dev.quoin.crossword.solver;

import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.game.Refusal;
import java.io.IOException;
import java.util.List;

/// What the score checker says to two boards.
public record ScoreCheck(BoardPair boards, Finding finding) {
    /// What lies between the boards.
    public sealed interface Finding {
        /// No play leads from one board to the other.
        ///
        /// @param why in words: `tile removed at (3, 14)`
        record Incompatible(String why) implements Finding {}

        /// The boards are the same.
        record Empty() implements Finding {}

        /// A play that the rules do not allow.
        record Illegal(List<Placement> placements, Refusal refusal) implements Finding {}

        /// A play with its score.
        record Legal(List<Placement> placements, Receipt receipt) implements Finding {}
    }

    /// Writes the case, without an empty line before or after it.
    public void write(Appendable out) throws IOException {
        out.append("original board:\n");
        boards.before().write(out);
        out.append("result board:\n");
        boards.after().write(out);
        switch (finding) {
            case Finding.Incompatible incompatible ->
                out.append("Incompatible boards: ").append(incompatible.why()).append('\n');
            case Finding.Empty _ -> out.append("play is empty\nplay is not legal\n");
            case Finding.Illegal illegal -> {
                writePlay(illegal.placements(), out);
                out.append("play is not legal\n");
            }
            case Finding.Legal legal -> {
                writePlay(legal.placements(), out);
                out.append("play is legal\nscore is ");
                out.append(String.valueOf(legal.receipt().total())).append('\n');
            }
        }
    }

    private static void writePlay(List<Placement> placements, Appendable out) throws IOException {
        String separator = "play is ";
        for (Placement placement : placements) {
            out.append(separator).append(TextBoard.letter(placement.tile())).append(" at ");
            out.append(ScoreChecker.square(placement.row(), placement.column()));
            separator = ", ";
        }
        out.append('\n');
    }
}
