package dev.quoin.crossword.rules;

import dev.quoin.crossword.variant.TileSet;
import java.util.ArrayList;
import java.util.List;

/// Computes the final scores from the tiles left on the racks.
final class EndScores {
    private EndScores() {}

    /// Scores a game in which a player has no tiles left and the bag is empty.
    ///
    /// With two players, the one who went out gains twice the value of the other's tiles. With three or
    /// four, that player gains the value of all the others' tiles, and each of them loses the value of their
    /// own. With one player nothing changes.
    static List<Integer> playedOut(CrosswordPosition position, TileSet tiles) {
        int out = outSeat(position);
        boolean pair = position.players() == 2;
        var scores = new ArrayList<>(position.scores());
        for (int seat = 0; seat < position.players(); seat++) {
            int left = tiles.valueOf(position.rack(seat));
            scores.set(out, scores.get(out) + (pair ? 2 * left : left));
            scores.set(seat, scores.get(seat) - (pair ? 0 : left));
        }
        return scores;
    }

    /// Scores a game that ended by too many scoreless turns: every player loses the value of their own
    /// tiles.
    static List<Integer> scoreless(CrosswordPosition position, TileSet tiles) {
        var scores = new ArrayList<>(position.scores());
        for (int seat = 0; seat < position.players(); seat++) {
            scores.set(seat, scores.get(seat) - tiles.valueOf(position.rack(seat)));
        }
        return scores;
    }

    private static int outSeat(CrosswordPosition position) {
        int seat = 0;
        while (position.racks().get(seat).size() > 0) {
            seat++;
        }
        return seat;
    }
}
