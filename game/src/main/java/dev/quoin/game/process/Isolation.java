package dev.quoin.game.process;

/// How the processes of an external program are kept apart from everything else.
///
/// @param sandboxed whether they run in a sandbox
/// @param kept whether one process plays game after game; otherwise each game has a new process and a new folder
public record Isolation(boolean sandboxed, boolean kept) {
    /// What can be promised of two programs together.
    public Isolation and(Isolation other) {
        return new Isolation(sandboxed && other.sandboxed, kept || other.kept);
    }
}
