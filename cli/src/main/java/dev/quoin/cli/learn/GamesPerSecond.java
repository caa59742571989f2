package dev.quoin.cli.learn;

import java.util.Locale;

/// How fast games are played and how long the rest will take.
final class GamesPerSecond {
    private GamesPerSecond() {}

    /// @param now how many games were played in these nanoseconds
    static String of(long now, long done, long games, long nanos) {
        double perSecond = now / (nanos / 1e9);
        long left = Math.round((games - done) / perSecond);
        return String.format(
                Locale.ROOT,
                "%d of %d games, %.1f a second, %d:%02d left",
                done,
                games,
                perSecond,
                left / 60,
                left % 60);
    }
}
