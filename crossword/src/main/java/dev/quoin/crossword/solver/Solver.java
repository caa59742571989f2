package dev.quoin.crossword.solver;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Alphabet;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// Finds the best play on boards of the text format; immutable, safe to share between threads.
public final class Solver {
    private final Lexicon lexicon;

    /// A solver with this word list, whose letters must be A to Z.
    public Solver(Lexicon lexicon) {
        if (!lexicon.alphabet().equals(Alphabet.latin())) {
            throw new IllegalArgumentException(
                    "the solver needs words of the letters A to Z, got " + lexicon.alphabet());
        }
        this.lexicon = lexicon;
    }

    /// The best play of a puzzle.
    public Solution solve(Puzzle puzzle) {
        return new Solution(puzzle, ranking(puzzle).best(puzzle.board().tiles(), puzzle.rack()));
    }

    /// The first `most` plays of a puzzle, best first.
    public List<RankedPlay> plays(Puzzle puzzle, int most) {
        return ranking(puzzle).top(puzzle.board().tiles(), puzzle.rack(), most);
    }

    /// Answers every puzzle of an input; each answer is written before the next puzzle is read.
    ///
    /// @throws dev.quoin.game.format.FormatException at the first puzzle that cannot be read
    public void solveAll(BoardReader puzzles, Appendable out) throws IOException {
        for (Optional<Puzzle> next = puzzles.puzzle(); next.isPresent(); next = puzzles.puzzle()) {
            solve(next.get()).write(out);
        }
    }

    private PlayRanking ranking(Puzzle puzzle) {
        return new PlayRanking(lexicon, BoardVariant.of(puzzle.board()));
    }
}
