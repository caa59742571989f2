package dev.quoin.crossword.simulation;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.equity.StaticEvaluator;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.NaiveLeaves;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;

/// Plays samples with the referee on whole positions, as simply as possible.
final class NaiveRollout {
    private static final int USUAL_LEAVE = 2000;

    private final Crossword game;
    private final LeaveTable table;
    private final Utility utility;
    private final StaticEvaluator evaluator;

    NaiveRollout(Crossword game, LeaveTable table, Utility utility) {
        this.game = game;
        this.table = table;
        this.utility = utility;
        this.evaluator = StaticEvaluator.of(game.variant(), game.lexicon(), table);
    }

    record Outcome(int spread, float win, float utility) {}

    Outcome play(SimulatedPosition begun, CrosswordMove first, int sample) {
        CrosswordPosition seen = begun.seen();
        int mover = seen.toMove();
        SampledDraw draw = begun.draw();
        draw.shuffle(sample);
        CrosswordPosition position = deal(seen, draw, mover);
        TileSource source = (seat, bag, count) -> {
            var rack = new int[33];
            draw.draw(seat == mover, count, rack);
            return Tiles.of(rack);
        };
        int[] leaves = {0, 0};
        leaves[1 - mover] = USUAL_LEAVE;
        CrosswordMove move = first;
        int last = mover;
        for (int ply = 0; ply <= begun.plies() && !game.referee().isOver(position); ply++) {
            last = position.toMove();
            if (ply > 0) {
                evaluator.load(position);
                move = evaluator.move(0);
            }
            leaves[last] = position.bagSize() == 0
                    ? 0
                    : NaiveLeaves.value(
                            table, game.variant(), position.board(), position.bagSize(), kept(position.rack(), move));
            position = game.referee().play(position, move, source);
            if (move instanceof Exchange(Tiles tiles)) {
                giveBack(draw, last == mover, tiles);
            }
        }
        return evaluate(position, mover, last, leaves);
    }

    private static CrosswordPosition deal(CrosswordPosition seen, SampledDraw draw, int mover) {
        var counts = new int[33];
        draw.dealHidden(counts);
        Tiles other = Tiles.of(counts);
        var racks = new ArrayList<>(seen.racks());
        racks.set(1 - mover, new Rack.Known(other));
        return new CrosswordPosition(
                seen.board(),
                racks,
                seen.pool().minus(other),
                seen.scores(),
                mover,
                seen.scorelessTurns(),
                seen.last());
    }

    private static void giveBack(SampledDraw draw, boolean toFront, Tiles tiles) {
        for (int number = 0; number < 33; number++) {
            for (int count = 0; count < tiles.count(number); count++) {
                draw.giveBack(toFront, number);
            }
        }
    }

    private static Tiles kept(Tiles rack, CrosswordMove move) {
        return switch (move) {
            case Play play -> rack.minus(PlayRules.tilesOf(play));
            case Exchange(Tiles tiles) -> rack.minus(tiles);
            case Pass pass -> rack;
        };
    }

    private Outcome evaluate(CrosswordPosition position, int mover, int last, int[] leaves) {
        int spread = 1000 * (position.scores().get(mover) - position.scores().get(1 - mover));
        double win;
        if (game.referee().isOver(position)) {
            win = spread > 0 ? 1 : spread == 0 ? 0.5 : 0;
        } else {
            int unseen = position.bagSize() + position.rack(1 - last).size();
            int leave = leaves[last] - leaves[1 - last] + USUAL_LEAVE;
            spread += last == mover ? leave : -leave;
            win = last == mover ? utility.win(spread, unseen) : 1 - utility.win(-spread, unseen);
        }
        return new Outcome(spread, (float) win, (float) utility.of(win, spread));
    }
}
