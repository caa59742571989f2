package dev.quoin.game.player;

import java.nio.file.Path;

/// Folders of an external player during a match.
///
/// @param folder its working directory; created when needed
/// @param logs the folder for what it writes to stderr; created when needed
/// @param listener receives every message sent to or by the player
public record Workspace(Path folder, Path logs, MessageListener listener) {
    /// A workspace below a folder, without a listener.
    public static Workspace in(Path folder) {
        return new Workspace(folder.resolve("work"), folder.resolve("logs"), MessageListener.NONE);
    }
}
