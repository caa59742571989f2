package dev.quoin.crossword.solver;

import dev.quoin.crossword.notation.MainWord;
import java.io.IOException;
import java.util.Optional;

/// The answer to a puzzle.
///
/// @param best the play, empty when there is no legal one
public record Solution(Puzzle puzzle, Optional<RankedPlay> best) {
    /// The board with the play on it.
    public TextBoard board() {
        return best.map(play -> puzzle.board().with(play.play().placements())).orElse(puzzle.board());
    }

    /// Writes the answer with the empty line that follows it.
    public void write(Appendable out) throws IOException {
        out.append("Input Board:\n");
        puzzle.board().write(out);
        out.append("Tray: ").append(puzzle.tray()).append('\n');
        if (best.isPresent()) {
            out.append("Solution ").append(word(best.get().word()));
            out.append(" has ").append(String.valueOf(best.get().score())).append(" points\n");
        } else {
            out.append("No legal move found\n");
        }
        out.append("Solution Board:\n");
        board().write(out);
        out.append('\n');
    }

    /// A word in the letters of the board text format: lower case, blanks in upper case.
    public static String word(MainWord word) {
        var text = new StringBuilder();
        for (int at = 0; at < word.length(); at++) {
            text.append(TextBoard.letter(word.tile(at)));
        }
        return text.toString();
    }
}
