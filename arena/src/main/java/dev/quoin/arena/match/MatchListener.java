package dev.quoin.arena.match;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.game.play.TurnListener;
import dev.quoin.game.player.MessageListener;

/// Sees a match as it is played; called by all threads that play.
///
/// @param <P> a position
/// @param <M> a move
public interface MatchListener<P, M> {
    /// The log is open, and the first game is about to be played; called once, by the thread that waits for
    /// the match.
    ///
    /// @param played how many games were there already
    /// @param games how many there will be, unless a test ends the match before
    default void began(int played, int games) {}

    /// A game has been played and kept.
    void finished(GameNumber number, LoggedGame record);

    /// Sees every turn.
    default TurnListener<P, M> turnListener() {
        return TurnListener.none();
    }

    /// Hears every message.
    default MessageListener messageListener() {
        return MessageListener.NONE;
    }

    /// Nobody looks.
    static <P, M> MatchListener<P, M> none() {
        return (number, record) -> {};
    }
}
