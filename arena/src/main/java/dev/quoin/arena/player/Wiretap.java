package dev.quoin.arena.player;

/// Hears the messages between the referee and players outside, each as one line; called by the threads that play.
public interface Wiretap {
    /// Nobody listens.
    Wiretap NONE = (name, direction, line) -> {};

    /// A message passed.
    ///
    /// @param name the contestant
    void heard(String name, Direction direction, String line);

    /// Which way a message went.
    enum Direction {
        TO_AGENT,
        FROM_AGENT
    }
}
