package dev.quoin.crossword.analysis;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.equity.StaticEvaluator;
import dev.quoin.crossword.leave.LeaveStore;
import dev.quoin.crossword.leave.LeaveTable;
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
import java.util.Optional;
import java.util.OptionalDouble;

/// Lists the plays of many positions of one variant. Mutable, not thread-safe.
///
/// Plays are ordered by score; equal scores have the order of [PlayRanking]. On an empty board that is symmetric, only
/// the plays across are listed. Use [RatedPlay#byEquity] to order them by equity.
public final class PlayAnalyzer {
    private final Variant variant;
    private final CrosswordMoveText notation;
    private final PlayRanking ranking;
    private final Optional<StaticEvaluator> evaluator;

    /// Creates an analyzer with the shipped leave values, if there are any for this variant and word list. Takes about
    /// 100 ms with a large word list, so reuse it.
    public PlayAnalyzer(Variant variant, Lexicon lexicon) {
        this(variant, lexicon, LeaveStore.shipped(variant, lexicon));
    }

    /// Creates an analyzer with other leave values; without any, plays have no equity.
    public PlayAnalyzer(Variant variant, Lexicon lexicon, Optional<LeaveTable> leaves) {
        this.variant = variant;
        this.notation = CrosswordMoveText.of(variant.tiles().alphabet());
        this.ranking = new PlayRanking(lexicon, variant);
        this.evaluator = leaves.map(table -> StaticEvaluator.of(variant, lexicon, table));
    }

    /// Returns whether there are leave values, so that plays can have an equity.
    public boolean hasLeaves() {
        return evaluator.isPresent();
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
                : plays(position.board(), rack, most, Optional.empty());
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
        Tiles rack = position.rack();
        evaluator.ifPresent(each -> each.describe(position));
        return plays(position.board(), rack, most, evaluator);
    }

    private List<RatedPlay> plays(Board board, Tiles rack, int most, Optional<StaticEvaluator> values) {
        return ranking.top(board, rack, most).stream()
                .map(ranked -> new RatedPlay(
                        ranked.play(),
                        notation.write(board, ranked.play()),
                        ranked.receipt(),
                        rack.minus(PlayRules.tilesOf(ranked.play())),
                        equity(values, ranked)))
                .toList();
    }

    private static OptionalDouble equity(Optional<StaticEvaluator> values, RankedPlay ranked) {
        return values.map(each ->
                        OptionalDouble.of(each.equity(ranked.play(), ranked.score()) / (double) LeaveTable.MILLIPOINTS))
                .orElse(OptionalDouble.empty());
    }
}
