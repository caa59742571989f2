package dev.quoin.game.player;

import java.nio.file.Path;
import java.util.List;

/// The folders of an external player during a match.
///
/// @param folder its working directory; created when needed
/// @param logs the folder for its stderr output; created when needed
/// @param listener receives every message to or from the player
/// @param hidden folders that a sandboxed player must not see
public record Workspace(Path folder, Path logs, MessageListener listener, List<Path> hidden) {
    public Workspace {
        hidden = List.copyOf(hidden);
    }

    /// Creates a workspace that hides nothing.
    public Workspace(Path folder, Path logs, MessageListener listener) {
        this(folder, logs, listener, List.of());
    }

    /// Creates a workspace in a folder, without a listener.
    public static Workspace in(Path folder) {
        return new Workspace(folder.resolve("work"), folder.resolve("logs"), MessageListener.NONE);
    }
}
