package dev.quoin.server.store;

import java.time.Instant;
import java.util.List;

/// The row of a game in the database, without its moves.
///
/// @param id the id in URLs
/// @param kind the kind of game, such as `crossword`
/// @param variant the variant; empty when there are none
/// @param seed the seed of all randomness in the game; secret
/// @param player the player who started it
/// @param seat the seat of that player, or [#NOBODY] for a spectator
/// @param agents the agent in each seat; empty for a person
/// @param pauseMillis how long agents wait before a move
/// @param begun when it started
/// @param touched when it last changed
/// @param resigned the seat that resigned, or [#NOBODY]
/// @param finished whether it is over
/// @param points the points of each seat
/// @param revision the number of changes
/// @param undos the number of undos
/// @param replyDue whether a person is waiting for the move of an agent
/// @param archived whether it was archived because it was inactive for a long time; any change restores it
/// @param trouble why an agent could not choose its last move, as a sentence for the player; empty after
///     every other change
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
        boolean archived,
        String trouble) {
    /// No seat.
    public static final int NOBODY = -1;

    public StoredGame {
        agents = List.copyOf(agents);
        points = List.copyOf(points);
        if (agents.size() != 2 || points.size() != 2) {
            throw new IllegalArgumentException("a game has two seats, got agents " + agents + " and points " + points);
        }
    }

    /// Returns a new game.
    ///
    /// @param seat the player's seat, or [#NOBODY] for a spectator
    /// @param agents the agent in each seat; empty for a person
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
                false,
                "");
    }

    /// Returns the seat of a player in this game; [#NOBODY] for everybody else.
    public int seatOf(String other) {
        return player.equals(other) ? seat : NOBODY;
    }

    /// The standing of a game after a change.
    ///
    /// @param finished whether it is over
    /// @param points the points of each seat
    /// @param toMove the seat to move; ignored when it is over
    public record Standing(boolean finished, List<Integer> points, int toMove) {}

    /// Returns a copy with the initial standing.
    public StoredGame starting(Standing standing) {
        return with(begun, revision, undos, resigned, standing, "");
    }

    /// Returns a copy after a turn.
    public StoredGame after(Instant now, Standing standing) {
        return after(now, standing, "");
    }

    /// Returns a copy after a turn that was played for an agent.
    ///
    /// @param why why the agent could not choose the move; empty if it did
    public StoredGame after(Instant now, Standing standing, String why) {
        return with(now, revision + 1, undos, resigned, standing, why);
    }

    /// Returns a copy after an undo.
    public StoredGame undone(Instant now, Standing standing) {
        return with(now, revision + 1, undos + 1, resigned, standing, "");
    }

    /// Returns a copy after a seat has resigned.
    public StoredGame resigned(Instant now, int loser) {
        return resigned(now, loser, "");
    }

    /// Returns a copy after an agent has resigned.
    ///
    /// @param why why the agent could not choose a move; empty if a person resigned
    public StoredGame resigned(Instant now, int loser, String why) {
        return with(now, revision + 1, undos, loser, new Standing(true, points, NOBODY), why);
    }

    private StoredGame with(Instant now, long newRevision, int newUndos, int loser, Standing standing, String why) {
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
                false,
                why);
    }
}
