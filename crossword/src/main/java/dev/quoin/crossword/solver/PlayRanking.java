package dev.quoin.crossword.solver;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.notation.MainWord;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.FormedWord;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Ranks legal plays, best first and in a deterministic order. Mutable, not thread-safe.
///
/// Ties are broken by the main word's letters, then the word whose blank comes first, then the topmost and
/// leftmost start, and across before down. A single tile that makes two words is one play; its main word is
/// the alphabetically first of the two.
public final class PlayRanking {
    private final MoveGenerator generator;
    private final PlayRules rules;
    private final PlayBuffer plays = new PlayBuffer();

    /// Creates a ranking for boards of this variant.
    public PlayRanking(Lexicon lexicon, Variant variant) {
        generator = new MoveGenerator(lexicon, variant);
        rules = PlayRules.of(variant, lexicon);
    }

    /// Returns the best play; empty when there is none. On an empty symmetric board, where lists have only
    /// the plays across, a play down comes first if its start is higher.
    public Optional<RankedPlay> best(Board board, Tiles rack) {
        generator.load(board);
        generator.best(rack, plays);
        Candidate first = null;
        for (int index = 0; index < plays.size(); index++) {
            Candidate next = candidate(board, index);
            first = first == null || next.compareTo(first) < 0 ? next : first;
            if (generator.leavesOutTransposed()) {
                Play transposed = next.play().transposed();
                Candidate down = new Candidate(next.score(), transposed, MainWord.of(board, transposed));
                first = down.compareTo(first) < 0 ? down : first;
            }
        }
        return first == null ? Optional.empty() : Optional.of(ranked(board, first));
    }

    /// Returns all plays.
    public List<RankedPlay> all(Board board, Tiles rack) {
        return top(board, rack, Integer.MAX_VALUE);
    }

    /// Returns the first `most` plays.
    public List<RankedPlay> top(Board board, Tiles rack, int most) {
        if (most < 0) {
            throw new IllegalArgumentException("the number of plays must not be negative, got " + most);
        }
        generator.load(board);
        generator.all(rack, plays);
        int least = leastScore(most);
        var candidates = new ArrayList<Candidate>();
        for (int index = 0; index < plays.size(); index++) {
            if (plays.score(index) >= least) {
                candidates.add(candidate(board, index));
            }
        }
        candidates.sort(null);
        var ranked = new ArrayList<RankedPlay>();
        for (Candidate candidate : candidates.subList(0, Math.min(most, candidates.size()))) {
            ranked.add(ranked(board, candidate));
        }
        return ranked;
    }

    /// The minimum score of the first plays.
    private int leastScore(int most) {
        if (most == 0 || most >= plays.size()) {
            return most == 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE;
        }
        var scores = new int[plays.size()];
        for (int index = 0; index < scores.length; index++) {
            scores[index] = plays.score(index);
        }
        Arrays.sort(scores);
        return scores[scores.length - most];
    }

    private Candidate candidate(Board board, int index) {
        Play play = plays.play(index, board);
        MainWord word = MainWord.of(board, play);
        if (play.placements().size() == 1) {
            MainWord crossing = MainWord.of(board, play.direction().turned(), play.placements());
            boolean isFirst = crossing.length() > 1 && WordOrder.INSTANCE.compare(crossing, word) < 0;
            word = isFirst ? crossing : word;
        }
        return new Candidate(plays.score(index), play, word);
    }

    private RankedPlay ranked(Board board, Candidate candidate) {
        Receipt receipt = rules.score(board, candidate.play());
        Direction direction = candidate.word().start().direction();
        if (direction != receipt.mainWord().direction()) {
            List<FormedWord> words = receipt.words().reversed();
            return new RankedPlay(
                    new Play(direction, candidate.play().placements()),
                    candidate.word(),
                    new Receipt(words, receipt.bonus()));
        }
        return new RankedPlay(candidate.play(), candidate.word(), receipt);
    }

    private record Candidate(int score, Play play, MainWord word) implements Comparable<Candidate> {
        @Override
        public int compareTo(Candidate other) {
            int scores = Integer.compare(other.score, score);
            return scores == 0 ? WordOrder.INSTANCE.compare(word, other.word) : scores;
        }
    }
}
