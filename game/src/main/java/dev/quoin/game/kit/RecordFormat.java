package dev.quoin.game.kit;

import dev.quoin.game.GameRecord;

/// A file format for the games of a ruleset.
///
/// @param <P> a position
/// @param <M> a move
public interface RecordFormat<P, M> {
    /// The file extension, such as `gcg`.
    String extension();

    /// A whole game as text.
    String write(GameRecord<P, M> record);
}
