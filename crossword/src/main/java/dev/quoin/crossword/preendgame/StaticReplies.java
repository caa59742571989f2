package dev.quoin.crossword.preendgame;

import dev.quoin.crossword.equity.StaticEvaluator;
import dev.quoin.crossword.leave.LeaveStore;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import java.util.Optional;

/// Values and chooses moves by equity, or by score if there are no leave values. Mutable, not thread-safe.
final class StaticReplies {
    private final MoveGenerator generator;
    private final PlayBuffer plays = new PlayBuffer();
    private final Optional<StaticEvaluator> evaluator;

    StaticReplies(Variant variant, Lexicon lexicon) {
        generator = new MoveGenerator(lexicon, variant);
        evaluator = LeaveStore.shipped(variant, lexicon).map(table -> StaticEvaluator.of(variant, lexicon, table));
    }

    /// The best move of the seat to move, which sees only its own rack.
    CrosswordMove best(CrosswordPosition position) {
        if (evaluator.isPresent()) {
            evaluator.get().load(position);
            return evaluator.get().move(0);
        }
        generator.load(position.board());
        generator.best(position.rack(), plays);
        return plays.size() == 0 ? new CrosswordMove.Pass() : plays.play(0, position.board());
    }

    /// Prepares [#equity].
    void describe(CrosswordPosition position) {
        evaluator.ifPresent(each -> each.describe(position));
    }

    /// The equity of a move, in millipoints.
    int equity(CrosswordMove move, int score) {
        return evaluator.map(each -> each.equity(move, score)).orElse(score * LeaveTable.MILLIPOINTS);
    }
}
