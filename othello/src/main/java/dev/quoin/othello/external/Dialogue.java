package dev.quoin.othello.external;

/// Receives the lines exchanged with an engine. Called by the thread that asks the engine.
public interface Dialogue {
    /// A listener that does nothing.
    Dialogue UNHEARD = new Dialogue() {
        @Override
        public void told(String line) {}

        @Override
        public void said(String line) {}
    };

    /// Called for a line sent to the engine.
    void told(String line);

    /// Called for a line from the engine, requested or not.
    void said(String line);
}
