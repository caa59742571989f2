package dev.quoin.cli.train;

import dev.quoin.cli.console.RateText;
import java.util.Locale;

/// The speed of a training and the estimated time left.
final class GamesPerSecond {
    private GamesPerSecond() {}

    /// @param now the number of games played in these nanoseconds
    static String of(long now, long done, long games, long nanos) {
        double perSecond = now / (nanos / 1e9);
        long left = now == 0 ? 0 : Math.round((games - done) / perSecond);
        return String.format(
                Locale.ROOT,
                "%d of %d games, %s per second, %d:%02d left",
                done,
                games,
                RateText.of(perSecond),
                left / 60,
                left % 60);
    }
}
