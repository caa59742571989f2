package dev.quoin.arena.match;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.game.play.TurnListener;
import dev.quoin.game.player.MessageListener;

/// Observes a match as it is played. Called by all threads that play games.
///
/// @param <P> a position
/// @param <M> a move
public interface MatchListener<P, M> {
    /// Called for each game in the log of a resumed match, before [#began].
    default void resumed(GameNumber number, LoggedGame record) {}

    /// Called once before the first game, after the log is opened, by the thread that waits for the match.
    ///
    /// @param played the number of games played before
    /// @param games the total number of games, unless a test ends the match early
    default void began(int played, int games) {}

    /// Called after a game has been played and logged.
    void finished(GameNumber number, LoggedGame record);

    /// Returns a listener for every turn.
    default TurnListener<P, M> turnListener() {
        return TurnListener.none();
    }

    /// Returns a listener for every protocol message.
    default MessageListener messageListener() {
        return MessageListener.NONE;
    }

    /// Returns a listener that does nothing.
    static <P, M> MatchListener<P, M> none() {
        return (number, record) -> {};
    }
}
