package dev.quoin.crossword.preendgame;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.List;

/// The position to solve, as the player to move sees it, with all draws. Immutable.
///
/// @param unseen the tiles of the opponent and the bag
/// @param spread the mover's points less the opponent's
record PreEndgameStart(
        Variant variant,
        Lexicon lexicon,
        Referee referee,
        CrosswordPosition position,
        Tiles unseen,
        int spread,
        List<Draw> draws) {
    private static final int PLAYERS = 2;

    static PreEndgameStart of(Variant variant, Lexicon lexicon, CrosswordPosition given) {
        if (given.players() != PLAYERS) {
            throw new IllegalArgumentException("the pre-endgame solver needs two players, got " + given.players());
        }
        int seat = given.toMove();
        CrosswordPosition position = given.seenBy(seat);
        Tiles rack = position.rack();
        int bag = position.bagSize();
        if (bag == 0) {
            throw new IllegalArgumentException("the bag is empty: solve this position as an endgame");
        }
        if (bag > PreEndgameSolver.MOST_IN_BAG) {
            throw new IllegalArgumentException("the bag must hold at most " + PreEndgameSolver.MOST_IN_BAG
                    + " tiles to solve a pre-endgame, but has " + bag);
        }
        if (rack.size() + bag > Variant.LARGEST_RACK) {
            throw new IllegalArgumentException("the rack and the bag must hold at most " + Variant.LARGEST_RACK
                    + " tiles to solve a pre-endgame, but have " + (rack.size() + bag));
        }
        Referee referee = Referee.of(variant, lexicon);
        if (referee.isOver(position)) {
            throw new IllegalArgumentException("the game is over: there is no pre-endgame to solve");
        }
        return new PreEndgameStart(
                variant,
                lexicon,
                referee,
                position,
                position.pool(),
                position.scores().get(seat) - position.scores().get(1 - seat),
                Draw.all(position.pool(), bag));
    }

    /// Whether the bag is empty after a play of so many tiles.
    boolean emptiesBag(int tiles) {
        return variant.rackSize() - position.rack().size() + tiles >= position.bagSize();
    }

    /// The position if `draw` is in the bag.
    CrosswordPosition dealt(Draw draw) {
        return position(position.rack(), draw, draw.tiles());
    }

    /// The same if the mover already holds these tiles.
    CrosswordPosition drawn(Draw draw) {
        return position(position.rack().plus(draw.tiles()), draw, Tiles.none());
    }

    private CrosswordPosition position(Tiles rack, Draw draw, Tiles bag) {
        Rack own = new Rack.Known(rack);
        Rack other = new Rack.Known(unseen.minus(draw.tiles()));
        return new CrosswordPosition(
                position.board(),
                position.toMove() == 0 ? List.of(own, other) : List.of(other, own),
                bag,
                position.scores(),
                position.toMove(),
                position.scorelessTurns(),
                position.last());
    }
}
