package dev.quoin.crossword.endgame;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Random positions with an empty bag and small racks: the board of a random game, and tiles drawn from a full bag.
final class EndgamePositions {
    private final Crossword game;
    private final Random random;

    EndgamePositions(Crossword game, Random random) {
        this.game = game;
        this.random = random;
    }

    CrosswordPosition next(int largestRack) {
        var racks = new ArrayList<Rack>();
        for (int seat = 0; seat < 2; seat++) {
            racks.add(new Rack.Known(rack(1 + random.nextInt(largestRack))));
        }
        int scoreless = random.nextInt(3) == 0 ? random.nextInt(game.variant().scorelessTurns()) : 0;
        return new CrosswordPosition(
                board(), racks, Tiles.none(), List.of(100, 90), random.nextInt(2), scoreless, new LastTurn.None());
    }

    private Tiles rack(int size) {
        int[] bag = game.variant().tiles().distribution().counts();
        var counts = new int[bag.length];
        for (int drawn = 0; drawn < size; ) {
            int number = random.nextInt(6) == 0 ? Tile.BLANK : random.nextInt(bag.length);
            if (bag[number] > counts[number]) {
                counts[number]++;
                drawn++;
            }
        }
        return Tiles.of(counts);
    }

    /// The board after some turns of a random game.
    private Board board() {
        CrosswordPosition position = game.start(random);
        int turns = random.nextInt(14);
        for (int turn = 0; turn < turns && game.outcome(position).isEmpty(); turn++) {
            List<CrosswordMove> moves = game.legalMoves(position);
            position = game.play(position, moves.get(random.nextInt(moves.size())), random);
        }
        return position.board();
    }

    /// A copy of a variant with another number of scoreless turns.
    static Variant withScorelessTurns(Variant variant, int turns) {
        return new Variant(
                variant.name(),
                variant.title(),
                variant.layout(),
                variant.startRow(),
                variant.startColumn(),
                variant.tiles(),
                variant.rackSize(),
                variant.bingoBonus(),
                variant.start(),
                variant.clock(),
                variant.lexicon(),
                variant.exchangeMinimum(),
                turns);
    }
}
