package dev.quoin.arena.match;

import dev.quoin.arena.Watcher;
import dev.quoin.arena.player.Wiretap;
import dev.quoin.arena.record.GameRecord;

/// Sees a match as it is played; called by all threads that play.
///
/// @param <P> a position
public interface Spectator<P> {
    /// The log is open, and the first game is about to be played; called once, by the thread that waits for
    /// the match.
    ///
    /// @param played how many games were there already
    /// @param games how many there will be, unless a test ends the match before
    default void began(int played, int games) {}

    /// A game has been played and kept.
    void finished(GameNumber number, GameRecord record);

    /// Sees every turn.
    default Watcher<P> watcher() {
        return Watcher.none();
    }

    /// Hears every message.
    default Wiretap wiretap() {
        return Wiretap.NONE;
    }

    /// Nobody looks.
    static <P> Spectator<P> none() {
        return (number, record) -> {};
    }
}
