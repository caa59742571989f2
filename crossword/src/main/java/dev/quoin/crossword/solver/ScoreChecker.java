package dev.quoin.crossword.solver;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Verdict;
import dev.quoin.crossword.solver.ScoreCheck.Finding;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.variant.Variant;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Checks and scores the play between two boards of the text format. Immutable and thread-safe.
public final class ScoreChecker {
    private final Lexicon lexicon;

    /// Creates a checker with this word list, whose letters must be A to Z.
    public ScoreChecker(Lexicon lexicon) {
        this(lexicon, BoardVariant.standard());
    }

    /// Creates a checker with this word list, whose letters must be those of a variant.
    public ScoreChecker(Lexicon lexicon, Variant rules) {
        Alphabet alphabet = rules.tiles().alphabet();
        if (!lexicon.alphabet().equals(alphabet)) {
            throw new IllegalArgumentException("the score checker needs words of the letters " + alphabet.describe()
                    + ", got " + lexicon.alphabet());
        }
        this.lexicon = lexicon;
    }

    /// Checks one pair of boards.
    public ScoreCheck check(BoardPair boards) {
        return new ScoreCheck(boards, finding(boards.before(), boards.after()));
    }

    /// Checks every pair of an input, with an empty line between them. Writes each answer before reading the
    /// next pair.
    ///
    /// @throws dev.quoin.game.format.FormatException at the first pair that cannot be read
    public void checkAll(BoardReader pairs, Appendable out) throws IOException {
        String separator = "";
        for (Optional<BoardPair> next = pairs.pair(); next.isPresent(); next = pairs.pair()) {
            out.append(separator);
            check(next.get()).write(out);
            separator = "\n";
        }
    }

    private Finding finding(TextBoard before, TextBoard after) {
        if (before.size() != after.size()) {
            return new Finding.Incompatible("size mismatch, " + before.size() + " and " + after.size());
        }
        var placements = new ArrayList<Placement>();
        for (int row = 0; row < before.size(); row++) {
            for (int column = 0; column < before.size(); column++) {
                String change = change(before, after, row, column);
                if (!change.isEmpty()) {
                    return new Finding.Incompatible(change + " at " + square(row, column));
                }
                if (!before.hasTile(row, column) && after.hasTile(row, column)) {
                    placements.add(new Placement(row, column, after.tile(row, column)));
                }
            }
        }
        return placements.isEmpty() ? new Finding.Empty() : judged(before, placements);
    }

    /// The change to a square that no play can make; empty when there is none.
    private static String change(TextBoard before, TextBoard after, int row, int column) {
        boolean had = before.hasTile(row, column);
        boolean has = after.hasTile(row, column);
        if (had && !has) {
            return "tile removed";
        }
        if (had && before.tile(row, column) != after.tile(row, column)) {
            return "tile changed";
        }
        boolean same = before.wordMultiplier(row, column) == after.wordMultiplier(row, column)
                && before.letterMultiplier(row, column) == after.letterMultiplier(row, column);
        return had || has || same ? "" : "multiplier mismatch";
    }

    private Finding judged(TextBoard before, List<Placement> placements) {
        int column = placements.getFirst().column();
        boolean down = placements.size() > 1 && placements.stream().allMatch(placement -> placement.column() == column);
        var play = new Play(down ? Direction.DOWN : Direction.ACROSS, placements);
        return switch (PlayRules.of(BoardVariant.of(before), lexicon).judge(before.tiles(), play)) {
            case Verdict.Accepted accepted -> new Finding.Legal(placements, accepted.receipt());
            case Verdict.Refused refused -> new Finding.Illegal(placements, refused.refusal());
        };
    }

    static String square(int row, int column) {
        return "(" + row + ", " + column + ")";
    }
}
