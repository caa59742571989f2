package dev.quoin.crossword.endgame;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import java.util.OptionalInt;
import java.util.Random;

/// The twin of the solver: negamax over all legal moves of the game, without pruning and without a table.
final class NaiveEndgame {
    private final Crossword game;
    private final long mostNodes;
    private long nodes;

    NaiveEndgame(Crossword game, long mostNodes) {
        this.game = game;
        this.mostNodes = mostNodes;
    }

    /// The change of the mover's spread under best play; none when that takes too many nodes.
    OptionalInt solve(CrosswordPosition position) {
        nodes = 0;
        int value = best(position);
        return nodes > mostNodes ? OptionalInt.empty() : OptionalInt.of(value);
    }

    /// The same after a move.
    int after(CrosswordPosition position, CrosswordMove move) {
        int mover = position.toMove();
        CrosswordPosition next = game.play(position, move, new Random(1));
        int change = spread(next, mover) - spread(position, mover);
        return game.referee().isOver(next) ? change : change - best(next);
    }

    private int best(CrosswordPosition position) {
        int best = Integer.MIN_VALUE;
        for (CrosswordMove move : game.legalMoves(position)) {
            if (++nodes > mostNodes) {
                return 0;
            }
            best = Math.max(best, after(position, move));
        }
        return best;
    }

    static int spread(CrosswordPosition position, int seat) {
        return position.scores().get(seat) - position.scores().get(1 - seat);
    }
}
