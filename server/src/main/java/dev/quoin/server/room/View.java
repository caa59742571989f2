package dev.quoin.server.room;

import tools.jackson.core.JsonGenerator;

/// How a game is told to somebody, without anything that one may not know.
///
/// @param <P> a position
/// @param <M> a move
@FunctionalInterface
public interface View<P, M> {
    /// Writes the properties of a game as a seat sees it.
    ///
    /// @param seat who looks; `StoredGame.NOBODY` for who only looks on
    void write(JsonGenerator json, GameState<P, M> state, int seat);
}
