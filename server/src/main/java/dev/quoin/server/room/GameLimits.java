package dev.quoin.server.room;

import java.time.Duration;

/// Limits on open games. Immutable.
///
/// @param openPerPlayer the maximum number of unfinished games per player
/// @param abandonedAfter how long an unfinished game may be inactive before it is archived
public record GameLimits(int openPerPlayer, Duration abandonedAfter) {
    /// The defaults: more games than anybody follows, and three months to come back to one.
    public static final GameLimits DEFAULT = new GameLimits(100, Duration.ofDays(90));

    public GameLimits {
        if (openPerPlayer < 1 || !abandonedAfter.isPositive()) {
            throw new IllegalArgumentException(
                    "games per player and days until a game is archived must be positive, got " + openPerPlayer
                            + " and " + abandonedAfter);
        }
    }
}
