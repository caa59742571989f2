package dev.quoin.cli.selftest;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.solver.BoardReader;
import dev.quoin.crossword.solver.ScoreChecker;
import dev.quoin.crossword.solver.Solver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/// Boards with their solutions and pairs of boards with their scores, compared byte for byte.
final class BoardCases {
    private BoardCases() {}

    static List<Case> solutions(Lexicon lexicon) {
        return whole("board", "boards-solved.txt", "\n\n", out -> {
            new Solver(lexicon).solveAll(new BoardReader(Corpus.stream("boards.txt"), "boards.txt"), out);
        });
    }

    static List<Case> scores(Lexicon lexicon) {
        return whole("pair", "pairs-scored.txt", "\n\n", out -> {
            new ScoreChecker(lexicon).checkAll(new BoardReader(Corpus.stream("pairs.txt"), "pairs.txt"), out);
        });
    }

    /// A program that writes the answers of a whole file.
    private interface Program {
        void run(Appendable out) throws IOException;
    }

    /// Returns one case for each answer in the file; all answers are computed at once.
    private static List<Case> whole(String name, String expectedFile, String separator, Program program) {
        var text = new StringBuilder();
        try {
            program.run(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        String[] found = text.toString().split(separator);
        String[] expected = Corpus.text(expectedFile).split(separator);
        var cases = new ArrayList<Case>();
        for (int at = 0; at < Math.max(found.length, expected.length); at++) {
            String answer = at < found.length ? found[at] : "nothing";
            cases.add(new Case(name + " " + (at + 1), at < expected.length ? expected[at] : "nothing", () -> answer));
        }
        return cases;
    }
}
