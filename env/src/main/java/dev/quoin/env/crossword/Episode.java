package dev.quoin.env.crossword;

import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.env.crossword.action.EpisodeState;
import dev.quoin.env.slots.AgentRandom;
import dev.quoin.env.slots.PendingCall;
import dev.quoin.game.Agent;
import org.jspecify.annotations.Nullable;

/// The episode in one slot. Mutable, not thread-safe.
final class Episode {
    final EpisodeState state = new EpisodeState();

    @Nullable
    CrosswordPosition position;

    int agentSeat;
    final float[] rewards = new float[CrosswordPosition.MOST_PLAYERS];

    // The turn in progress: the position the agent acted in, null at the start of an episode, and the
    // pending call.
    @Nullable
    CrosswordPosition before;

    PendingCall pending = PendingCall.NONE;

    // Derived from the above.
    final TileSource draws = TileSource.random(state.random());

    /// The opponent if it is an agent, created on first use, and its random numbers.
    @Nullable
    Agent<CrosswordPosition, CrosswordMove> player;

    final AgentRandom playerRandom = new AgentRandom();

    /// Returns the current position.
    ///
    /// @throws IllegalStateException before the first reset
    CrosswordPosition position() {
        CrosswordPosition now = position;
        if (now == null) {
            throw new IllegalStateException("an environment must be reset before it has a position");
        }
        return now;
    }
}
