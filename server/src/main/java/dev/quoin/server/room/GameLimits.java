package dev.quoin.server.room;

import java.time.Duration;

/// How many games the server keeps open, and how long. Immutable.
///
/// @param openPerPlayer how many unfinished games a player may have
/// @param abandonedAfter how long an unfinished game may rest before it is archived
public record GameLimits(int openPerPlayer, Duration abandonedAfter) {
    /// More games than anybody follows, and a season to come back to one.
    public static final GameLimits DEFAULT = new GameLimits(100, Duration.ofDays(90));

    public GameLimits {
        if (openPerPlayer < 1 || !abandonedAfter.isPositive()) {
            throw new IllegalArgumentException(
                    "games per player and days until a game is archived must be positive, got " + openPerPlayer
                            + " and " + abandonedAfter);
        }
    }
}
