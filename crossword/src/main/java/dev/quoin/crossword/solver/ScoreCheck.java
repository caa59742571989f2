package dev.quoin.crossword.solver;

import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.game.Refusal;
import java.io.IOException;
import java.util.List;

/// The result of checking the score of the play between two boards.
public record ScoreCheck(BoardPair boards, Finding finding) {
    /// The difference between two boards.
    public sealed interface Finding {
        /// No play leads from one board to the other.
        ///
        /// @param why the reason: `tile removed at (3, 14)`
        record Incompatible(String why) implements Finding {}

        /// The boards are the same.
        record Empty() implements Finding {}

        /// An illegal play.
        record Illegal(List<Placement> placements, Refusal refusal) implements Finding {}

        /// A legal play with its score.
        record Legal(List<Placement> placements, Receipt receipt) implements Finding {}
    }

    /// Writes the result, without an empty line before or after it.
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

    private void writePlay(List<Placement> placements, Appendable out) throws IOException {
        Alphabet alphabet = boards.before().rules().tiles().alphabet();
        String separator = "play is ";
        for (Placement placement : placements) {
            out.append(separator)
                    .append(TextBoard.letter(placement.tile(), alphabet))
                    .append(" at ");
            out.append(ScoreChecker.square(placement.row(), placement.column()));
            separator = ", ";
        }
        out.append('\n');
    }
}
