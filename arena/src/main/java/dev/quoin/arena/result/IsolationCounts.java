package dev.quoin.arena.result;

import java.util.List;

/// The number of games by the isolation of external agents.
///
/// @param sandboxed games in which every external agent ran in a sandbox
/// @param open games in which one did not
/// @param kept games in which a process was reused from an earlier game, or kept for a later one
public record IsolationCounts(int sandboxed, int open, int kept) {
    /// Returns counts of zero.
    public static IsolationCounts none() {
        return new IsolationCounts(0, 0, 0);
    }

    static IsolationCounts of(List<GameResult> games) {
        int sandboxed = 0;
        int open = 0;
        int kept = 0;
        for (GameResult game : games) {
            if (game.isolation().isPresent()) {
                sandboxed += game.isolation().get().sandboxed() ? 1 : 0;
                open += game.isolation().get().sandboxed() ? 0 : 1;
                kept += game.isolation().get().kept() ? 1 : 0;
            }
        }
        return new IsolationCounts(sandboxed, open, kept);
    }

    /// Returns the sum of both.
    public IsolationCounts plus(IsolationCounts other) {
        return new IsolationCounts(sandboxed + other.sandboxed, open + other.open, kept + other.kept);
    }

    /// Returns the number of games in which an external agent took part.
    public int games() {
        return sandboxed + open;
    }
}
