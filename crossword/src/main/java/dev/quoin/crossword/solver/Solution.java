package dev.quoin.crossword.solver;

import dev.quoin.crossword.notation.MainWord;
import dev.quoin.crossword.tile.Alphabet;
import java.io.IOException;
import java.util.Optional;

/// The solution of a puzzle.
///
/// @param best the best play; empty when there is none
public record Solution(Puzzle puzzle, Optional<RankedPlay> best) {
    /// Returns the board with the play on it.
    public TextBoard board() {
        return best.map(play -> puzzle.board().with(play.play().placements())).orElse(puzzle.board());
    }

    /// Writes the solution followed by an empty line.
    public void write(Appendable out) throws IOException {
        out.append("Input Board:\n");
        puzzle.board().write(out);
        out.append("Tray: ").append(puzzle.tray()).append('\n');
        if (best.isPresent()) {
            out.append("Solution ")
                    .append(word(
                            best.get().word(), puzzle.board().rules().tiles().alphabet()));
            out.append(" has ").append(String.valueOf(best.get().score())).append(" points\n");
        } else {
            out.append("No legal move found\n");
        }
        out.append("Solution Board:\n");
        board().write(out);
        out.append('\n');
    }

    /// Returns a word of the letters A to Z in the board text format.
    public static String word(MainWord word) {
        return word(word, Alphabet.latin());
    }

    /// Returns a word in the board text format: lower case, blanks in upper case.
    public static String word(MainWord word, Alphabet alphabet) {
        var text = new StringBuilder();
        for (int at = 0; at < word.length(); at++) {
            text.append(TextBoard.letter(word.tile(at), alphabet));
        }
        return text.toString();
    }
}
