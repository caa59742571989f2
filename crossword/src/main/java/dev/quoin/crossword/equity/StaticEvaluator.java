package dev.quoin.crossword.equity;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.LeaveValues;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;

/// Finds the moves of a position with the highest equity: the score plus the value of the tiles kept, in
/// millipoints. Mutable, not thread-safe.
///
/// An exchange is worth the tiles kept. A pass is worth less than any other move, because the same moves are at
/// best still there a turn later; it is left when there is nothing else. If waiting could lose the game by
/// scoreless turns, exchanges are out of the question while there is a play. Uses only what the seat to move
/// can see.
public final class StaticEvaluator {
    private final Variant variant;
    private final Referee referee;
    private final MoveGenerator generator;
    private final LeaveTable table;
    private final StaticSearch search;

    /// Whether values are adjusted at the beginning and near the end of a game.
    private final boolean adjusts;

    private Board board;
    private boolean isFound;

    private StaticEvaluator(Variant variant, Lexicon lexicon, LeaveTable table, boolean adjusts) {
        this.variant = variant;
        this.referee = Referee.of(variant, lexicon);
        this.generator = new MoveGenerator(lexicon, variant);
        this.table = table;
        this.search = new StaticSearch(variant, table, adjusts);
        this.adjusts = adjusts;
        this.board = variant.start();
    }

    /// Creates an evaluator for positions of this variant.
    ///
    /// @param table the values of leaves; must be for the tiles of the variant
    public static StaticEvaluator of(Variant variant, Lexicon lexicon, LeaveTable table) {
        return new StaticEvaluator(variant, lexicon, table, true);
    }

    /// Creates an evaluator that adds the value of the table to the score, and adjusts nothing at the beginning
    /// or near the end of a game. Leave values are learned with it.
    public static StaticEvaluator byTable(Variant variant, Lexicon lexicon, LeaveTable table) {
        return new StaticEvaluator(variant, lexicon, table, false);
    }

    /// Finds the best moves of the seat to move.
    public void load(CrosswordPosition position) {
        CrosswordPosition seen = position.seenBy(position.toMove());
        board = seen.board();
        generator.load(board);
        setOffBoard(seen);
        search.find(
                generator,
                seen.rack(),
                seen.bagSize(),
                unseenPoints(seen),
                seen.players(),
                referee.losesByWaiting(seen));
        isFound = true;
    }

    /// Finds the move of a player who overlooks the best plays: the next one or, if there are not so many,
    /// one counted from the best again. If an exchange has a higher equity, it is that. Nothing is adjusted for
    /// the opening.
    ///
    /// @param overlooked how many plays are overlooked
    public void loadOverlooking(CrosswordPosition position, int overlooked) {
        CrosswordPosition seen = position.seenBy(position.toMove());
        board = seen.board();
        generator.load(board);
        setOffBoard(seen);
        search.value(seen.rack(), seen.bagSize(), unseenPoints(seen), seen.players());
        search.findOverlooking(generator, overlooked, referee.losesByWaiting(seen));
        isFound = true;
    }

    /// Prepares [#equity(CrosswordMove, int)] without finding moves.
    public void describe(CrosswordPosition position) {
        CrosswordPosition seen = position.seenBy(position.toMove());
        board = seen.board();
        setOffBoard(seen);
        search.value(seen.rack(), seen.bagSize(), unseenPoints(seen), seen.players());
        isFound = false;
    }

    private void setOffBoard(CrosswordPosition seen) {
        if (table.corrections().isPresent()) {
            search.setOffBoard(seen.pool().plus(seen.rack()).counts());
        }
    }

    private int unseenPoints(CrosswordPosition seen) {
        return variant.tiles().valueOf(seen.pool());
    }

    /// Returns the number of best moves, at least 1. They are all plays if any of them is.
    public int size() {
        return isFound ? Math.max(1, search.size()) : 1;
    }

    /// Returns one of the best moves.
    public CrosswordMove move(int index) {
        if (!isFound || search.size() == 0) {
            return new Pass();
        }
        int best = search.best(index);
        return search.arePlays()
                ? search.plays().play(best, board)
                : new Exchange(search.rack().minus(search.leaves().parts().tiles(best)));
    }

    /// Returns the equity of the best moves.
    public int equity() {
        return search.equity();
    }

    /// Returns the equity of any legal move of the position.
    public int equity(CrosswordMove move, int score) {
        LeaveValues leaves = search.leaves();
        return switch (move) {
            case Play play ->
                score * LeaveTable.MILLIPOINTS
                        + leaves.value(leaves.parts().without(PlayRules.tilesOf(play)))
                        - (isOpening() ? search.firstPlay().cost(play) : 0);
            case Exchange(Tiles tiles) -> search.tableValue(leaves.parts().without(tiles)) + search.bonusOfBag();
            case Pass pass -> leaves.value(leaves.parts().size() - 1);
        };
    }

    private boolean isOpening() {
        return adjusts && board.tileCount() == 0;
    }
}
