package dev.quoin.game.kit;

import dev.quoin.game.GameRecord;

/// A file format for the games of a ruleset.
///
/// @param <P> the position type
/// @param <M> the move type
public interface RecordFormat<P, M> {
    /// Returns the file extension, such as `gcg`.
    String extension();

    /// Writes a game as text.
    String write(GameRecord<P, M> record);
}
