package dev.quoin.learning.leave;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.equity.StaticEvaluator;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.LeaveValues;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.SplittableRandom;

/// Plays games with a table of leaves, and values random racks on their boards. Mutable, not thread-safe.
final class LeaveSelfPlay {
    private static final int PLAYERS = 2;
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final Crossword game;
    private final Variant variant;
    private final StaticEvaluator evaluator;
    private final MoveGenerator generator;
    private final LeaveValues[] racks;
    private final long[] equities;
    private final PlayBuffer plays = new PlayBuffer();
    private final int leastBag;

    /// @param racks the number of random racks for each position
    LeaveSelfPlay(Crossword game, LeaveTable table, int racks) {
        this.game = game;
        this.variant = game.variant();
        this.evaluator = StaticEvaluator.byTable(variant, game.lexicon(), table);
        this.generator = new MoveGenerator(game.lexicon(), variant);
        this.racks = new LeaveValues[racks];
        this.equities = new long[racks];
        for (int rack = 0; rack < racks; rack++) {
            this.racks[rack] = new LeaveValues(table);
        }
        int atStart = Bag.atStart(variant, PLAYERS).size() - PLAYERS * variant.rackSize();
        this.leastBag = Math.clamp(atStart, 1, variant.rackSize());
    }

    /// Plays one game while leaves matter, and adds its positions. The same seed and
    /// number give the same game.
    void play(long seed, long number, PositionSums sums) {
        var chance = new SplittableRandom(seed * GOLDEN + number);
        var draws = TileSource.random(chance.split());
        SplittableRandom ties = chance.split();
        SplittableRandom samples = chance.split();
        CrosswordPosition position = game.referee().start(PLAYERS, draws);
        while (position.bagSize() >= leastBag && !game.referee().isOver(position)) {
            sample(position, samples, sums);
            evaluator.load(position);
            position = game.referee().play(position, evaluator.move(ties.nextInt(evaluator.size())), draws);
        }
    }

    /// Draws racks from all tiles that are not on the board, and compares them with each other.
    private void sample(CrosswordPosition position, SplittableRandom chance, PositionSums sums) {
        Tiles offBoard = position.unseenBy(position.toMove()).plus(position.rack());
        generator.load(position.board());
        long total = 0;
        for (int rack = 0; rack < racks.length; rack++) {
            Tiles drawn = Bag.draw(offBoard, variant.rackSize(), chance);
            racks[rack].load(drawn);
            equities[rack] = best(position, drawn, racks[rack]);
            total += equities[rack];
        }
        for (int rack = 0; rack < racks.length; rack++) {
            // More than the mean of the other racks.
            equities[rack] = Math.floorDiv(racks.length * equities[rack] - total, (long) racks.length - 1);
        }
        sums.add(offBoard, racks, equities);
    }

    private int best(CrosswordPosition position, Tiles rack, LeaveValues leaves) {
        int floor = Integer.MIN_VALUE;
        int whole = leaves.parts().size() - 1;
        for (int part = 0; part < whole; part++) {
            if (leaves.value(part) > floor
                    && game.referee().allowsExchange(position, rack.size() - leaves.tileCount(part))) {
                floor = leaves.value(part);
            }
        }
        generator.best(rack, leaves, floor, plays);
        if (plays.size() > 0) {
            return plays.equity(0);
        }
        return floor > Integer.MIN_VALUE ? floor : leaves.value(whole);
    }
}
