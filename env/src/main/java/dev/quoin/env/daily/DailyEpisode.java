package dev.quoin.env.daily;

import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.env.crossword.Phase;
import dev.quoin.env.crossword.Turn;
import dev.quoin.env.slots.SlotChance;
import org.jspecify.annotations.Nullable;

/// The episode in one slot. Mutable, for one thread.
final class DailyEpisode {
    Phase phase = Phase.UNBORN;
    PuzzleName puzzle = new PuzzleName.OfSeed(0);

    @Nullable
    DailyGame game;

    int steps;
    final SlotChance chance = new SlotChance(0);

    // What follows from the above.
    final Turn turn = new Turn();
    float reward;

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
