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
import java.util.Arrays;

/// Finds the moves of a position with the highest equity: the score plus the value of the tiles kept, in
/// millipoints. Mutable, not thread-safe.
///
/// An exchange is worth the tiles kept. A pass is worth less than any other move, because the same moves are at
/// best still there a turn later; it is left when there is nothing else. If waiting could lose the game by
/// scoreless turns, exchanges are out of the question while there is a play. Uses only what the seat to move
/// can see.
public final class StaticEvaluator {
    /// First plays to list at first; usually the best is among them.
    private static final int FIRST_OPENINGS = 16;

    private final Variant variant;
    private final Referee referee;
    private final MoveGenerator generator;
    private final LeaveTable table;
    private final LeaveValues leaves;
    private final LateGame late;
    private final FirstPlay firstPlay;

    /// Whether values are adjusted at the beginning and near the end of a game.
    private final boolean adjusts;

    private final PlayBuffer plays = new PlayBuffer();
    private Board board;
    private Tiles rack = Tiles.none();
    private int bag;

    /// The best moves: indexes of plays, or leaves of exchanges.
    private int[] best = new int[128];

    private int size;
    private boolean arePlays;
    private int equity;

    private StaticEvaluator(Variant variant, Lexicon lexicon, LeaveTable table, boolean adjusts) {
        this.variant = variant;
        this.referee = Referee.of(variant, lexicon);
        this.generator = new MoveGenerator(lexicon, variant);
        this.table = table;
        this.leaves = new LeaveValues(table);
        this.late = new LateGame(variant);
        this.firstPlay = new FirstPlay(variant);
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
        read(seen);
        findExchanges(seen);
        adjust(seen);
        generator.load(board);
        boolean mustPlay = size > 0 && referee.losesByWaiting(seen);
        int floor = size == 0 || mustPlay ? Integer.MIN_VALUE : equity;
        if (isOpening()) {
            findOpenings(floor);
        } else {
            findPlays(floor);
        }
        if (size == 0) {
            equity = leaves.value(leaves.parts().size() - 1);
        }
    }

    /// Prepares [#equity(CrosswordMove, int)] without finding moves.
    public void describe(CrosswordPosition position) {
        CrosswordPosition seen = position.seenBy(position.toMove());
        read(seen);
        adjust(seen);
        size = 0;
    }

    private void read(CrosswordPosition seen) {
        board = seen.board();
        rack = seen.rack();
        bag = seen.bagSize();
        leaves.load(rack);
    }

    private void adjust(CrosswordPosition seen) {
        if (adjusts) {
            late.adjust(leaves, bag, variant.tiles().valueOf(seen.pool()), seen.players());
        }
    }

    private void findExchanges(CrosswordPosition seen) {
        size = 0;
        arePlays = false;
        equity = Integer.MIN_VALUE;
        int parts = leaves.parts().size();
        for (int part = 0; part < parts - 1; part++) {
            if (leaves.value(part) >= equity && referee.allowsExchange(seen, rack.size() - leaves.tileCount(part))) {
                size = leaves.value(part) > equity ? 0 : size;
                equity = leaves.value(part);
                add(part);
            }
        }
        equity += size == 0 ? 0 : bonusOfBag();
    }

    /// What an exchange is worth more because of the few tiles that stay in the bag.
    private int bonusOfBag() {
        return adjusts ? late.withLeft(bag) : 0;
    }

    private void add(int move) {
        best = size == best.length ? Arrays.copyOf(best, 2 * size) : best;
        best[size++] = move;
    }

    private boolean isOpening() {
        return adjusts && !board.hasTile(variant.startRow(), variant.startColumn()) && board.tileCount() == 0;
    }

    private void findPlays(int floor) {
        generator.best(rack, leaves, floor, plays);
        if (plays.size() > 0) {
            arePlays = true;
            equity = plays.equity(0);
            size = 0;
            for (int play = 0; play < plays.size(); play++) {
                add(play);
            }
        }
    }

    /// The cost of a first play depends on its squares, which the generator does not know. It lists more plays until
    /// the rest cannot be better, whatever they cost.
    private void findOpenings(int floor) {
        int most = FIRST_OPENINGS;
        do {
            generator.top(rack, leaves, most, plays);
            chooseOpening(floor);
            most *= 4;
        } while (plays.size() == most / 4 && plays.equity(plays.size() - 1) >= Math.max(floor, equity));
    }

    private void chooseOpening(int floor) {
        int highest = floor;
        arePlays = false;
        for (int play = 0; play < plays.size(); play++) {
            int value = plays.equity(play) - firstPlay.cost(plays, play);
            if (value > highest || value == highest && !arePlays) {
                arePlays = true;
                highest = value;
                equity = value;
                size = 0;
            }
            if (arePlays && value == highest) {
                add(play);
            }
        }
    }

    /// Returns the number of best moves, at least 1. They are all plays if any of them is.
    public int size() {
        return Math.max(1, size);
    }

    /// Returns one of the best moves.
    public CrosswordMove move(int index) {
        if (size == 0) {
            return new Pass();
        }
        return arePlays
                ? plays.play(best[index], board)
                : new Exchange(rack.minus(leaves.parts().tiles(best[index])));
    }

    /// Returns the equity of the best moves.
    public int equity() {
        return equity;
    }

    /// Returns the equity of any legal move of the position.
    public int equity(CrosswordMove move, int score) {
        return switch (move) {
            case Play play ->
                score * LeaveTable.MILLIPOINTS
                        + leaves.value(leaves.parts().without(PlayRules.tilesOf(play)))
                        - (isOpening() ? firstPlay.cost(play) : 0);
            case Exchange(Tiles tiles) -> table.value(rack.minus(tiles)) + bonusOfBag();
            case Pass pass -> leaves.value(leaves.parts().size() - 1);
        };
    }
}
