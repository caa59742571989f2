package dev.quoin.crossword.preendgame;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// The twin of the solver for moves that empty the bag: tries every single tile of the unseen ones as a draw, and
/// negamax over all legal moves after it. The bag must hold one or two tiles.
final class NaivePreEndgame {
    private final Crossword game;
    private final long mostNodes;
    private long nodes;

    NaivePreEndgame(Crossword game, long mostNodes) {
        this.game = game;
        this.mostNodes = mostNodes;
    }

    /// The final spreads after a move, one for every way to choose the bag from the unseen tiles; empty when that takes
    /// too many nodes.
    List<Integer> spreads(CrosswordPosition seen, CrosswordMove move) {
        nodes = 0;
        var spreads = new ArrayList<Integer>();
        List<Integer> unseen = numbers(seen.pool());
        for (int first = 0; first < unseen.size(); first++) {
            if (seen.bagSize() == 1) {
                spreads.add(spread(seen, move, tiles(unseen.get(first))));
            } else {
                for (int second = first + 1; second < unseen.size(); second++) {
                    spreads.add(spread(seen, move, tiles(unseen.get(first)).plus(tiles(unseen.get(second)))));
                }
            }
        }
        return nodes > mostNodes ? List.of() : spreads;
    }

    private static Tiles tiles(int number) {
        var counts = new int[number + 1];
        counts[number] = 1;
        return Tiles.of(counts);
    }

    private static List<Integer> numbers(Tiles tiles) {
        var numbers = new ArrayList<Integer>();
        for (int number = 0; number < tiles.counts().length; number++) {
            for (int count = 0; count < tiles.count(number); count++) {
                numbers.add(number);
            }
        }
        return numbers;
    }

    private int spread(CrosswordPosition seen, CrosswordMove move, Tiles bag) {
        int seat = seen.toMove();
        Rack own = new Rack.Known(seen.rack());
        Rack other = new Rack.Known(seen.pool().minus(bag));
        var dealt = new CrosswordPosition(
                seen.board(),
                seat == 0 ? List.of(own, other) : List.of(other, own),
                bag,
                seen.scores(),
                seat,
                seen.scorelessTurns(),
                seen.last());
        CrosswordPosition next = game.play(dealt, move, new Random(1));
        int value = game.referee().isOver(next) ? spread(next, seat) : -best(next);
        return value;
    }

    /// The final spread for the seat to move.
    private int best(CrosswordPosition position) {
        int best = Integer.MIN_VALUE;
        for (CrosswordMove move : game.legalMoves(position)) {
            if (++nodes > mostNodes) {
                return 0;
            }
            CrosswordPosition next = game.play(position, move, new Random(1));
            int value = game.referee().isOver(next) ? spread(next, position.toMove()) : -best(next);
            best = Math.max(best, value);
        }
        return best;
    }

    private static int spread(CrosswordPosition position, int seat) {
        return position.scores().get(seat) - position.scores().get(1 - seat);
    }
}
