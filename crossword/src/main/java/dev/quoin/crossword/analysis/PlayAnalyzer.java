package dev.quoin.crossword.analysis;

import dev.quoin.crossword.agent.Clabbers1;
import dev.quoin.crossword.agent.MoveEvaluator;
import dev.quoin.crossword.agent.feature.BingoRacks;
import dev.quoin.crossword.agent.feature.Candidates;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.solver.PlayRanking;
import dev.quoin.crossword.solver.RankedPlay;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.List;
import java.util.OptionalDouble;

/// Lists the plays of many positions of one variant. Mutable, not thread-safe.
///
/// Plays are ordered by score; equal scores have the order of [PlayRanking]. On an empty board that is symmetric, only
/// the plays across are listed. Use [RatedPlay#byEquity] to order them by equity.
public final class PlayAnalyzer {
    private final Variant variant;
    private final CrosswordMoveText notation;
    private final PlayRanking ranking;
    private final Candidates candidates;
    private final MoveEvaluator evaluator = new Clabbers1();
    private final double[] features = new double[FeatureSet.twelve().size()];

    /// Creates an analyzer. Takes about 100 ms with a large word list, so reuse it.
    public PlayAnalyzer(Variant variant, Lexicon lexicon) {
        this.variant = variant;
        this.notation = CrosswordMoveText.of(variant.tiles().alphabet());
        this.ranking = new PlayRanking(lexicon, variant);
        this.candidates = new Candidates(FeatureSet.twelve(), variant, lexicon, BingoRacks.of(variant, lexicon));
    }

    /// Returns all plays of a position in CGP. They have no equity if the rack is larger than in the variant, or the
    /// board and the rack have more tiles of a kind.
    public List<RatedPlay> plays(CgpPosition position) {
        return top(position, Integer.MAX_VALUE);
    }

    /// Returns the first `most` plays of a position in CGP.
    public List<RatedPlay> top(CgpPosition position, int most) {
        Tiles rack = position.rack();
        Tiles used = Bag.tilesOf(position.board()).plus(rack);
        return rack.size() <= variant.rackSize()
                        && variant.tiles().distribution().containsAll(used)
                ? top(position.seen(), most)
                : plays(position.board(), rack, most, _ -> OptionalDouble.empty());
    }

    /// Returns all plays of a position.
    ///
    /// @throws IllegalStateException when the rack of the seat to move is hidden
    public List<RatedPlay> plays(CrosswordPosition position) {
        return top(position, Integer.MAX_VALUE);
    }

    /// Returns the first `most` plays of a position.
    ///
    /// @throws IllegalStateException when the rack of the seat to move is hidden
    public List<RatedPlay> top(CrosswordPosition position, int most) {
        candidates.describe(position);
        return plays(position.board(), position.rack(), most, this::equity);
    }

    private OptionalDouble equity(RankedPlay ranked) {
        candidates.read(ranked.play(), ranked.score(), features);
        return OptionalDouble.of(evaluator.of(features));
    }

    private List<RatedPlay> plays(Board board, Tiles rack, int most, Equity equity) {
        return ranking.top(board, rack, most).stream()
                .map(ranked -> new RatedPlay(
                        ranked.play(),
                        notation.write(board, ranked.play()),
                        ranked.receipt(),
                        rack.minus(PlayRules.tilesOf(ranked.play())),
                        equity.of(ranked)))
                .toList();
    }

    @FunctionalInterface
    private interface Equity {
        OptionalDouble of(RankedPlay ranked);
    }
}
