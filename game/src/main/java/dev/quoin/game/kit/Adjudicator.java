package dev.quoin.game.kit;

import dev.quoin.game.Outcome;
import java.util.Optional;

/// Ends games whose result is already certain. Thread-safe.
///
/// @param <P> the position type
public interface Adjudicator<P> {
    /// Returns the final points when both sides play perfectly from here; empty when the game must go on.
    /// Called before every turn of a game that is not over.
    ///
    /// @throws java.util.concurrent.CancellationException when this thread is interrupted
    Optional<Outcome> adjudicate(P position);
}
