package dev.quoin.crossword.rules;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import java.util.List;

/// A position of a game, or what one seat may know of it. Immutable.
///
/// The bag has no order: the next tile is chosen when it is drawn, so a position does not reveal the future.
/// Time is not part of a position either; see [Overtime].
///
/// @param board the tiles on the board
/// @param racks one for each seat
/// @param pool the unseen tiles: the bag and the hidden racks
/// @param scores one for each seat, including adjustments for the racks once the game is over
/// @param toMove the seat to move
/// @param scorelessTurns the number of consecutive scoreless turns
/// @param last the previous turn
public record CrosswordPosition(
        Board board,
        List<Rack> racks,
        Tiles pool,
        List<Integer> scores,
        int toMove,
        int scorelessTurns,
        LastTurn last) {
    /// The maximum number of players.
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

    /// Returns the number of players.
    public int players() {
        return racks.size();
    }

    /// Returns the number of tiles in the bag, which is public.
    public int bagSize() {
        return pool.size() - hiddenTiles(racks);
    }

    /// Returns the rack of the seat to move.
    public Tiles rack() {
        return rack(toMove);
    }

    /// Returns the rack of a seat.
    ///
    /// @throws IllegalStateException when the rack is hidden
    public Tiles rack(int seat) {
        return switch (racks.get(seat)) {
            case Rack.Known(Tiles tiles) -> tiles;
            case Rack.Hidden hidden ->
                throw new IllegalStateException("the rack of seat " + seat + " is hidden in this position");
        };
    }

    /// Returns whether any rack is hidden.
    public boolean hasHiddenRacks() {
        return racks.stream().anyMatch(Rack.Hidden.class::isInstance);
    }

    /// Returns the tiles unseen by a seat: the pool and all racks but its own.
    public Tiles unseenBy(int seat) {
        return seenBy(seat).pool();
    }

    /// Returns what a seat may know: the other racks are hidden, and their tiles move to the pool.
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

    /// Returns the board, one line per seat with score and rack, and the size of the bag, for debugging; `>` marks
    /// the seat to move.
    @Override
    public String toString() {
        var text = new StringBuilder().append(board).append('\n');
        for (int seat = 0; seat < racks.size(); seat++) {
            text.append(seat == toMove ? "> " : "  ").append("seat ").append(seat);
            text.append(": ").append(scores.get(seat)).append(", ").append(racks.get(seat));
            text.append('\n');
        }
        return text.append("  bag: ").append(bagSize()).toString();
    }
}
