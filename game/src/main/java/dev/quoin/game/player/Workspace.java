package dev.quoin.game.player;

import java.nio.file.Path;
import java.util.List;

/// Folders of an external player during a match.
///
/// @param folder its working directory; created when needed
/// @param logs the folder for what it writes to stderr; created when needed
/// @param listener receives every message sent to or by the player
/// @param hidden folders that a sandboxed player must not see
public record Workspace(Path folder, Path logs, MessageListener listener, List<Path> hidden) {
    public Workspace {
        hidden = List.copyOf(hidden);
    }

    /// A workspace that hides nothing.
    public Workspace(Path folder, Path logs, MessageListener listener) {
        this(folder, logs, listener, List.of());
    }

    /// A workspace below a folder, without a listener.
    public static Workspace in(Path folder) {
        return new Workspace(folder.resolve("work"), folder.resolve("logs"), MessageListener.NONE);
    }
}
