package dev.quoin.crossword.preendgame;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Tiles;
import java.util.List;
import java.util.Random;

/// Random positions with a few tiles in the bag: the board of a random game, and tiles drawn from a full bag.
final class LatePositions {
    private final Crossword game;
    private final Random random;

    LatePositions(Crossword game, Random random) {
        this.game = game;
        this.random = random;
    }

    /// A position with racks of this size and so many tiles in the bag, as the seat to move sees it.
    CrosswordPosition next(int rackSize, int bag) {
        Tiles all = Bag.draw(game.variant().tiles().distribution(), 2 * rackSize + bag, random);
        Tiles own = Bag.draw(all, rackSize, random);
        Tiles unseen = all.minus(own);
        int seat = random.nextInt(2);
        Rack known = new Rack.Known(own);
        Rack hidden = new Rack.Hidden(rackSize);
        int scoreless = random.nextInt(4) == 0 ? random.nextInt(game.variant().scorelessTurns()) : 0;
        return new CrosswordPosition(
                board(),
                seat == 0 ? List.of(known, hidden) : List.of(hidden, known),
                unseen,
                List.of(100, 92 + random.nextInt(16)),
                seat,
                scoreless,
                new LastTurn.None());
    }

    /// The board after some turns of a random game.
    private Board board() {
        CrosswordPosition position = game.start(random);
        int turns = 2 + random.nextInt(12);
        for (int turn = 0; turn < turns && game.outcome(position).isEmpty(); turn++) {
            List<CrosswordMove> moves = game.legalMoves(position);
            position = game.play(position, moves.get(random.nextInt(moves.size())), random);
        }
        return position.board();
    }
}
