package dev.quoin.env.daily;

import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.env.crossword.action.EpisodeState;
import org.jspecify.annotations.Nullable;

/// The episode in one slot. Mutable, not thread-safe.
final class DailyEpisode {
    final EpisodeState state = new EpisodeState();
    PuzzleName puzzle = new PuzzleName.OfSeed(0);

    @Nullable
    DailyGame game;

    /// Returns the current game.
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
