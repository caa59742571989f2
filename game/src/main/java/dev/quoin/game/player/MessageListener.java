package dev.quoin.game.player;

/// Receives every message to or from an external player, one line each. Called by the threads that play.
public interface MessageListener {
    /// A listener that does nothing.
    MessageListener NONE = (name, direction, line) -> {};

    /// Called for each message.
    ///
    /// @param name the name of the contestant
    void heard(String name, Direction direction, String line);

    /// The direction of a message.
    enum Direction {
        TO_AGENT,
        FROM_AGENT
    }
}
