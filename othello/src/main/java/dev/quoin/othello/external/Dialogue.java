package dev.quoin.othello.external;

/// Hears what passes between an engine and whoever asks it, each a line; called by the thread that asks.
public interface Dialogue {
    /// Nobody listens.
    Dialogue UNHEARD = new Dialogue() {
        @Override
        public void told(String line) {}

        @Override
        public void said(String line) {}
    };

    /// The engine was told this.
    void told(String line);

    /// The engine said this, in answer or unasked.
    void said(String line);
}
