package dev.quoin.game.process;

/// How the processes of an external program are isolated.
///
/// @param sandboxed whether they run in a sandbox
/// @param kept whether one process plays many games; otherwise each game has a new process and folder
public record Isolation(boolean sandboxed, boolean kept) {
    /// Returns the isolation that holds for both programs.
    public Isolation and(Isolation other) {
        return new Isolation(sandboxed && other.sandboxed, kept || other.kept);
    }
}
