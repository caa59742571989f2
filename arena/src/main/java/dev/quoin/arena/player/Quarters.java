package dev.quoin.arena.player;

import java.nio.file.Path;

/// Where a player outside lives during a match.
///
/// @param folder its working folder; made when it is needed
/// @param logs the folder of what it writes to its standard error; made when it is needed
/// @param wiretap hears every message that goes to or comes from the player
public record Quarters(Path folder, Path logs, Wiretap wiretap) {
    /// Quarters nobody listens in.
    public static Quarters in(Path folder) {
        return new Quarters(folder.resolve("work"), folder.resolve("logs"), Wiretap.NONE);
    }
}
