package dev.quoin.arena.record;

import java.util.List;
import java.util.OptionalInt;

/// Everything that a match needs to know of one game; immutable, without positions.
///
/// Lists have one entry for each seat, except `moves`.
///
/// @param seed what it was dealt from
/// @param label what logs call it
/// @param names who sat where
/// @param moves every turn in order
/// @param points the final points, less what overtime costs
/// @param overtime what overtime cost
/// @param stops why a player could not go on; no complaint when it could
public record GameRecord(
        long seed,
        String label,
        List<String> names,
        List<MoveRecord> moves,
        List<Integer> points,
        List<Integer> overtime,
        List<Complaint> stops) {
    public GameRecord {
        names = List.copyOf(names);
        moves = List.copyOf(moves);
        points = List.copyOf(points);
        overtime = List.copyOf(overtime);
        stops = List.copyOf(stops);
    }

    /// Whether the game ended before its end, because a player could not go on.
    public boolean stopped() {
        return stops.stream().anyMatch(Complaint::isGiven);
    }

    /// The seat that won, empty in a draw. Whoever could not go on has lost, whatever the points.
    public OptionalInt winner() {
        boolean first = stops.get(0).isGiven();
        boolean second = stops.get(1).isGiven();
        if (first || second) {
            return first && second ? OptionalInt.empty() : OptionalInt.of(first ? 1 : 0);
        }
        int spread = spread(0);
        return spread == 0 ? OptionalInt.empty() : OptionalInt.of(spread > 0 ? 0 : 1);
    }

    /// What a seat has of the game in half points: 2 for a win, 1 for a draw, 0 for a loss.
    public int halfPoints(int seat) {
        OptionalInt winner = winner();
        return winner.isEmpty() ? 1 : winner.getAsInt() == seat ? 2 : 0;
    }

    /// By how many points a seat is ahead.
    public int spread(int seat) {
        return points.get(seat) - points.get(1 - seat);
    }
}
