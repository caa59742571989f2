package dev.quoin.game.player;

/// Receives every message sent to or by an external player, one line each. Called by the threads that play.
public interface MessageListener {
    /// A listener that does nothing.
    MessageListener NONE = (name, direction, line) -> {};

    /// A message was sent.
    ///
    /// @param name the contestant
    void heard(String name, Direction direction, String line);

    /// Which way a message went.
    enum Direction {
        TO_AGENT,
        FROM_AGENT
    }
}
