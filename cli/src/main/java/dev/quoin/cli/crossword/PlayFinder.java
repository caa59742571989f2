package dev.quoin.cli.crossword;

import dev.quoin.crossword.analysis.PlayAnalyzer;
import dev.quoin.crossword.analysis.RatedPlay;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.solver.PlayRanking;
import dev.quoin.crossword.solver.RankedPlay;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds plays of one variant with one word list. Reuses its buffer, so it is not thread-safe.
final class PlayFinder {
    private final Variant variant;
    private final Lexicon lexicon;
    private final Optional<Path> leaves;
    private final MoveGenerator generator;
    private final PlayRanking ranking;
    private final PlayBuffer plays = new PlayBuffer();
    private @Nullable PlayAnalyzer analyzer;

    /// Creates a finder.
    ///
    /// @param leaves a file of leave values to use instead of the shipped ones
    PlayFinder(Variant variant, Lexicon lexicon, Optional<Path> leaves) {
        this.variant = variant;
        this.lexicon = lexicon;
        this.leaves = leaves;
        this.generator = new MoveGenerator(lexicon, variant);
        this.ranking = new PlayRanking(lexicon, variant);
    }

    /// Returns every legal play in no particular order; valid until the next call.
    PlayBuffer all(Board board, Tiles rack) {
        plays.clear();
        generator.load(board);
        generator.all(rack, plays);
        return plays;
    }

    /// Returns the `most` plays with the highest scores, best first.
    List<RankedPlay> top(Board board, Tiles rack, int most) {
        return ranking.top(board, rack, most);
    }

    /// Returns the `most` best plays with their equities, best first.
    List<RatedPlay> top(CgpPosition position, int most, PlaySort sort) {
        if (sort == PlaySort.score) {
            return analyzer().top(position, most);
        }
        if (!analyzer().hasLeaves()) {
            throw LeaveOption.missing(variant);
        }
        return analyzer().plays(position).stream()
                .sorted(RatedPlay.byEquity())
                .limit(most)
                .toList();
    }

    private PlayAnalyzer analyzer() {
        PlayAnalyzer known = analyzer;
        if (known == null) {
            known = leaves.map(file -> new PlayAnalyzer(variant, lexicon, Optional.of(LeaveOption.read(file, variant))))
                    .orElseGet(() -> new PlayAnalyzer(variant, lexicon));
            analyzer = known;
        }
        return known;
    }
}
