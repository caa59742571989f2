package dev.quoin.env.daily;

import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.env.crossword.action.EpisodeState;
import org.jspecify.annotations.Nullable;

/// The episode in one slot. Mutable, for one thread.
final class DailyEpisode {
    final EpisodeState state = new EpisodeState();
    PuzzleName puzzle = new PuzzleName.OfSeed(0);

    @Nullable
    DailyGame game;

    /// Where the game stands.
    ///
    /// @throws IllegalStateException before the first reset
    DailyGame game() {
        DailyGame now = game;
        if (now == null) {
            throw new IllegalStateException("an environment must be reset before it has a game");
        }
        return now;
    }
}
