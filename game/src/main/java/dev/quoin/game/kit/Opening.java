package dev.quoin.game.kit;

import dev.quoin.game.Deal;
import java.util.function.LongFunction;

/// A position to start games from, instead of the usual start. Immutable and thread-safe.
///
/// @param line the line of its file that it starts in, from 1
/// @param text the opening in one line, in a notation that people of the game read
/// @param deals creates the deal of one game from the seed of the game; the deal depends on the seed alone
/// @param <P> the position type
/// @param <M> the move type
public record Opening<P, M>(int line, String text, LongFunction<Deal<P, M>> deals) {
    /// Returns the deal of one game that starts here.
    public Deal<P, M> deal(long seed) {
        return deals.apply(seed);
    }
}
