package dev.quoin.arena.selfplay;

/// Follows a run. Called from the threads that play, but never from two at once.
public interface SelfPlayListener {
    /// Called once, before the first game.
    ///
    /// @param played the number of games that were in the folder already
    /// @param games the number of games of the whole run
    void began(int played, int games);

    /// Called after each game.
    void finished();

    /// Returns a listener that does nothing.
    static SelfPlayListener none() {
        return new SelfPlayListener() {
            @Override
            public void began(int played, int games) {}

            @Override
            public void finished() {}
        };
    }
}
