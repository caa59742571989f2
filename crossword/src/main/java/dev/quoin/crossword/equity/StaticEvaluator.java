package dev.quoin.crossword.equity;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.LeaveValues;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;

/// Finds the moves of a position with the highest equity: the score plus the value of the tiles kept, in millipoints.
/// Mutable, not thread-safe.
///
/// An exchange is worth the tiles kept. A pass is worth less than any other move, because the same moves are at best
/// still there a turn later; it is left when there is nothing else. If waiting could lose the game by scoreless turns,
/// exchanges are out of the question while there is a play. Uses only what the seat to move can see.
public final class StaticEvaluator {
    private static final int MILLIPOINTS = 1000;

    private final Referee referee;
    private final MoveGenerator generator;
    private final LeaveTable table;
    private final LeaveValues leaves;
    private final LateGame late;
    private final Variant variant;
    private final PlayBuffer plays = new PlayBuffer();
    private Board board;
    private Tiles rack = Tiles.none();
    private int bag;

    /// The exchanges with the highest equity, by the leave.
    private int[] exchanges = new int[128];

    private int exchangeCount;
    private int exchangeEquity;

    private StaticEvaluator(Variant variant, Lexicon lexicon, LeaveTable table, LateGame late) {
        this.referee = Referee.of(variant, lexicon);
        this.generator = new MoveGenerator(lexicon, variant);
        this.table = table;
        this.leaves = new LeaveValues(table);
        this.late = late;
        this.variant = variant;
        this.board = variant.start();
    }

    /// Creates an evaluator for positions of this variant.
    ///
    /// @param table the values of leaves; must be for the tiles of the variant
    public static StaticEvaluator of(Variant variant, Lexicon lexicon, LeaveTable table) {
        return new StaticEvaluator(variant, lexicon, table, LateGame.of(variant));
    }

    /// Creates an evaluator that values leaves by the table alone, however few tiles are in the bag. Leave values are
    /// learned with it.
    public static StaticEvaluator byTable(Variant variant, Lexicon lexicon, LeaveTable table) {
        return new StaticEvaluator(variant, lexicon, table, LateGame.none(variant));
    }

    /// Finds the best moves of the seat to move.
    public void load(CrosswordPosition position) {
        CrosswordPosition seen = position.seenBy(position.toMove());
        board = seen.board();
        rack = seen.rack();
        bag = seen.bagSize();
        leaves.load(rack);
        findExchanges(seen);
        late.adjust(leaves, bag, variant.tiles().valueOf(seen.pool()), seen.players());
        generator.load(board);
        boolean mustPlay = exchangeCount > 0 && referee.losesByWaiting(seen);
        generator.best(rack, leaves, exchangeCount == 0 || mustPlay ? Integer.MIN_VALUE : exchangeEquity, plays);
    }

    private void findExchanges(CrosswordPosition seen) {
        exchangeCount = 0;
        exchangeEquity = Integer.MIN_VALUE;
        int parts = leaves.parts().size();
        exchanges = exchanges.length < parts ? new int[parts] : exchanges;
        for (int part = 0; part < parts - 1; part++) {
            if (leaves.value(part) >= exchangeEquity
                    && referee.allowsExchange(seen, rack.size() - leaves.tileCount(part))) {
                exchangeCount = leaves.value(part) > exchangeEquity ? 0 : exchangeCount;
                exchangeEquity = leaves.value(part);
                exchanges[exchangeCount++] = part;
            }
        }
        exchangeEquity += exchangeCount == 0 ? 0 : late.withLeft(bag);
    }

    /// Returns the number of best moves, at least 1. They are all plays if any of them is.
    public int size() {
        return plays.size() > 0 ? plays.size() : Math.max(1, exchangeCount);
    }

    /// Returns one of the best moves.
    public CrosswordMove move(int index) {
        if (plays.size() > 0) {
            return plays.play(index, board);
        }
        return exchangeCount == 0 ? new Pass() : new Exchange(rack.minus(leaves.parts().tiles(exchanges[index])));
    }

    /// Returns the equity of the best moves.
    public int equity() {
        if (plays.size() > 0) {
            return plays.equity(0);
        }
        return exchangeCount == 0 ? leaves.value(leaves.parts().size() - 1) : exchangeEquity;
    }

    /// Returns the equity of any legal move of the position.
    public int equity(CrosswordMove move, int score) {
        return switch (move) {
            case Play play ->
                score * MILLIPOINTS + leaves.value(leaves.parts().without(PlayRules.tilesOf(play)));
            case Exchange(Tiles tiles) -> table.value(rack.minus(tiles)) + late.withLeft(bag);
            case Pass pass -> leaves.value(leaves.parts().size() - 1);
        };
    }
}
