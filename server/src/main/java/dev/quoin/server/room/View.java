package dev.quoin.server.room;

import tools.jackson.core.JsonGenerator;

/// Writes a game for a viewer, without anything that they may not know.
///
/// @param <P> a position
/// @param <M> a move
@FunctionalInterface
public interface View<P, M> {
    /// Writes the properties of a game as a seat sees it.
    ///
    /// @param seat the viewer's seat; `StoredGame.NOBODY` for a spectator
    void write(JsonGenerator json, GameState<P, M> state, int seat);
}
