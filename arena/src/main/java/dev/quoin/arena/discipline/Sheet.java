package dev.quoin.arena.discipline;

import dev.quoin.arena.record.Played;
/// How games of a discipline are written down for people and other programs.
///
/// @param <P> a position
/// @param <M> a move

public interface Sheet<P, M> {
    /// How the files of such records end, such as `gcg`.
    String extension();

    /// A whole game as text.
    String write(Played<P, M> played);
}
