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
/// @param revision how many times it was changed
/// @param undos how many times the player has taken a move back
/// @param replyDue whether a person waits for the move of an agent
/// @param archived whether it was put away because nobody had played on for a long time; any change brings it back
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
        List<Integer> points,
        long revision,
        int undos,
        boolean replyDue,
        boolean archived) {
    /// No seat.
    public static final int NOBODY = -1;

    public StoredGame {
        agents = List.copyOf(agents);
        points = List.copyOf(points);
        if (agents.size() != 2 || points.size() != 2) {
            throw new IllegalArgumentException("a game has two seats, got agents " + agents + " and points " + points);
        }
    }

    /// A game that begins.
    ///
    /// @param seat where the player sits, [#NOBODY] who only looks on
    /// @param agents who plays in each seat, empty for a person
    public static StoredGame begun(
            String id,
            String kind,
            String variant,
            String seed,
            String player,
            int seat,
            List<String> agents,
            int pauseMillis,
            Instant now) {
        List<Integer> none = List.of(0, 0);
        return new StoredGame(
                id,
                kind,
                variant,
                seed,
                player,
                seat,
                agents,
                pauseMillis,
                now,
                now,
                NOBODY,
                false,
                none,
                0,
                0,
                false,
                false);
    }

    /// The seat of a player in this game, [#NOBODY] for everybody else.
    public int seatOf(String other) {
        return player.equals(other) ? seat : NOBODY;
    }

    /// How a game stands after a change.
    ///
    /// @param finished whether it is over
    /// @param points of each seat
    /// @param toMove whose turn it is; ignored when it is over
    public record Standing(boolean finished, List<Integer> points, int toMove) {}

    /// The same game before anything has happened.
    public StoredGame starting(Standing standing) {
        return with(begun, revision, undos, resigned, standing);
    }

    /// The same game after a turn.
    public StoredGame after(Instant now, Standing standing) {
        return with(now, revision + 1, undos, resigned, standing);
    }

    /// The same game after the player has taken a move back.
    public StoredGame undone(Instant now, Standing standing) {
        return with(now, revision + 1, undos + 1, resigned, standing);
    }

    /// The same game after a seat has given up.
    public StoredGame resigned(Instant now, int loser) {
        return with(now, revision + 1, undos, loser, new Standing(true, points, NOBODY));
    }

    private StoredGame with(Instant now, long newRevision, int newUndos, int loser, Standing standing) {
        boolean due = !standing.finished()
                && seat != NOBODY
                && !agents.get(standing.toMove()).isEmpty();
        return new StoredGame(
                id,
                kind,
                variant,
                seed,
                player,
                seat,
                agents,
                pauseMillis,
                begun,
                now,
                loser,
                standing.finished(),
                standing.points(),
                newRevision,
                newUndos,
                due,
                false);
    }
}
