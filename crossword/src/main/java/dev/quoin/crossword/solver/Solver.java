package dev.quoin.crossword.solver;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.variant.Variant;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// Finds the best play on boards of the text format. Immutable and thread-safe.
public final class Solver {
    private final Lexicon lexicon;

    /// Creates a solver with this word list, whose letters must be A to Z.
    public Solver(Lexicon lexicon) {
        this(lexicon, BoardVariant.standard());
    }

    /// Creates a solver with this word list, whose letters must be those of a variant.
    public Solver(Lexicon lexicon, Variant rules) {
        Alphabet alphabet = rules.tiles().alphabet();
        if (!lexicon.alphabet().equals(alphabet)) {
            throw new IllegalArgumentException(
                    "the solver needs words of the letters " + alphabet.describe() + ", got " + lexicon.alphabet());
        }
        this.lexicon = lexicon;
    }

    /// Finds the best play of a puzzle.
    public Solution solve(Puzzle puzzle) {
        return new Solution(puzzle, ranking(puzzle).best(puzzle.board().tiles(), puzzle.rack()));
    }

    /// Finds the first `most` plays of a puzzle, best first.
    public List<RankedPlay> plays(Puzzle puzzle, int most) {
        return ranking(puzzle).top(puzzle.board().tiles(), puzzle.rack(), most);
    }

    /// Solves every puzzle of an input. Writes each answer before reading the next puzzle.
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
