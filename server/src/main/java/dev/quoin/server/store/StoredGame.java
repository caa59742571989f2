package dev.quoin.server.store;

import java.time.Instant;
import java.util.List;

/// The beginning of a game, and how it stands in lists.
///
/// @param id what addresses call it
/// @param kind which game it is, such as `crossword`
/// @param variant which variant, empty when there are none
/// @param seed what all chance in the game follows from; secret
/// @param player who started it
/// @param seat where that player sits, [#NOBODY] who only looks on
/// @param agents who plays in each seat, empty for a person
/// @param pauseMillis how long agents wait before a move
/// @param begun when it began
/// @param touched when it last changed
/// @param resigned the seat that gave up, [#NOBODY] when none has
/// @param finished whether it is over
/// @param points of each seat
public record StoredGame(
        String id,
        String kind,
        String variant,
        String seed,
        String player,
        int seat,
        List<String> agents,
        int pauseMillis,
        Instant begun,
        Instant touched,
        int resigned,
        boolean finished,
        List<Integer> points) {
    /// No seat.
    public static final int NOBODY = -1;

    public StoredGame {
        agents = List.copyOf(agents);
        points = List.copyOf(points);
        if (agents.size() != 2 || points.size() != 2) {
            throw new IllegalArgumentException("a game has two seats, got agents " + agents + " and points " + points);
        }
    }

    /// The same game after something has happened.
    public StoredGame touched(Instant now, boolean over, List<Integer> newPoints) {
        return new StoredGame(
                id, kind, variant, seed, player, seat, agents, pauseMillis, begun, now, resigned, over, newPoints);
    }

    /// The same game after a seat has given up.
    public StoredGame resigned(Instant now, int loser) {
        return new StoredGame(
                id, kind, variant, seed, player, seat, agents, pauseMillis, begun, now, loser, true, points);
    }
}
