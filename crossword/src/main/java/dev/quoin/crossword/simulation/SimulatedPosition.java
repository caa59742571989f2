package dev.quoin.crossword.simulation;

import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.List;

/// What is simulated: a position of two players as the seat to move sees it, the candidates, the plies to play
/// after them, what is known of the other rack, and the seed of all samples. Immutable.
record SimulatedPosition(CrosswordPosition seen, List<CandidateMove> candidates, int plies, KeptTiles kept, long seed) {
    /// A position to begin with, without candidates.
    static SimulatedPosition none(Variant variant) {
        var nobody = List.<Rack>of(new Rack.Known(Tiles.none()), new Rack.Hidden(0));
        var seen =
                new CrosswordPosition(variant.start(), nobody, Tiles.none(), List.of(0, 0), 0, 0, new LastTurn.None());
        return new SimulatedPosition(seen, List.of(), 0, KeptTiles.UNKNOWN, 0);
    }

    /// Returns the lead of the seat to move.
    int lead() {
        int mover = seen.toMove();
        return seen.scores().get(mover) - seen.scores().get(1 - mover);
    }

    /// Returns arrangements of the unseen tiles.
    SampledDraw draw() {
        return new SampledDraw(seen.pool(), seen.racks().get(1 - seen.toMove()).size(), kept, seed);
    }
}
