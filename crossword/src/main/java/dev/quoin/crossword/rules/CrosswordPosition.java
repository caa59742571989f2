package dev.quoin.crossword.rules;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import java.util.List;

/// One moment of a game, or what one seat may know of it; immutable.
///
/// The bag has no order: which tile comes next is decided when it is drawn, so nobody can read the future out of
/// a position. Time is not part of a position either; see [Overtime].
///
/// @param board the tiles on the board
/// @param racks one for each seat
/// @param pool the tiles whose place is unknown: the bag, together with the racks that are hidden
/// @param scores one for each seat; with the adjustments for the racks once the game is over
/// @param toMove the seat whose turn it is
/// @param scorelessTurns how many turns in a row scored nothing
/// @param last the turn before
public record CrosswordPosition(
        Board board,
        List<Rack> racks,
        Tiles pool,
        List<Integer> scores,
        int toMove,
        int scorelessTurns,
        LastTurn last) {
    /// The most players a game may have.
    public static final int MOST_PLAYERS = 4;

    public CrosswordPosition {
        racks = List.copyOf(racks);
        scores = List.copyOf(scores);
        if (racks.isEmpty() || racks.size() > MOST_PLAYERS) {
            throw new IllegalArgumentException(
                    "a game must have 1 to " + MOST_PLAYERS + " players, got " + racks.size());
        }
        if (scores.size() != racks.size()) {
            throw new IllegalArgumentException(
                    "a position needs a score for each of " + racks.size() + " racks, got " + scores.size());
        }
        if (toMove < 0 || toMove >= racks.size()) {
            throw new IllegalArgumentException(
                    "the seat to move must be 0 to " + (racks.size() - 1) + ", got " + toMove);
        }
        if (scorelessTurns < 0) {
            throw new IllegalArgumentException("scoreless turns must not be negative, got " + scorelessTurns);
        }
        if (pool.size() < hiddenTiles(racks)) {
            throw new IllegalArgumentException(
                    "hidden racks hold " + hiddenTiles(racks) + " tiles, but only " + pool.size() + " are unseen");
        }
    }

    /// How many players there are.
    public int players() {
        return racks.size();
    }

    /// How many tiles the bag holds; everybody knows that.
    public int bagSize() {
        return pool.size() - hiddenTiles(racks);
    }

    /// The rack of the seat to move.
    public Tiles rack() {
        return rack(toMove);
    }

    /// The tiles of a seat.
    ///
    /// @throws IllegalStateException when that rack is hidden here
    public Tiles rack(int seat) {
        return switch (racks.get(seat)) {
            case Rack.Known(Tiles tiles) -> tiles;
            case Rack.Hidden hidden ->
                throw new IllegalStateException("the rack of seat " + seat + " is hidden in this position");
        };
    }

    /// Whether a rack is hidden here.
    public boolean hasHiddenRacks() {
        return racks.stream().anyMatch(Rack.Hidden.class::isInstance);
    }

    /// The tiles that a seat cannot place: the pool and all racks but its own.
    public Tiles unseenBy(int seat) {
        return seenBy(seat).pool();
    }

    /// What a seat may know: the racks of the others are hidden, their tiles go to the pool.
    public CrosswordPosition seenBy(int seat) {
        var seen = new ArrayList<Rack>();
        Tiles unseen = pool;
        for (int other = 0; other < racks.size(); other++) {
            Rack rack = racks.get(other);
            if (other != seat && rack instanceof Rack.Known(Tiles tiles)) {
                unseen = unseen.plus(tiles);
                rack = new Rack.Hidden(tiles.size());
            }
            seen.add(rack);
        }
        return new CrosswordPosition(board, seen, unseen, scores, toMove, scorelessTurns, last);
    }

    private static int hiddenTiles(List<Rack> racks) {
        int hidden = 0;
        for (Rack rack : racks) {
            hidden += rack instanceof Rack.Hidden(int size) ? size : 0;
        }
        return hidden;
    }
}
