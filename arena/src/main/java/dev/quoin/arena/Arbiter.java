package dev.quoin.arena;

import dev.quoin.arena.discipline.Discipline;
import dev.quoin.arena.player.Player;
import dev.quoin.arena.record.Played;
import java.util.List;
import java.util.function.LongSupplier;

/// Judges games: asks whoever has the turn, plays what the rules allow, keeps the clocks, records everything.
///
/// Immutable, safe to share; players are not. A player sees only what its seat may see. Nothing a player does ends more
/// than its game. With players that decide by their seed alone, the same seed gives the same game but for the times.
///
/// @param discipline what is played
/// @param terms under which conditions
/// @param watcher sees every turn
/// @param nanos what the clocks are read from
/// @param <P> a position
/// @param <M> a move
public record Arbiter<P, M>(Discipline<P, M> discipline, Terms terms, Watcher<P> watcher, LongSupplier nanos) {
    /// An arbiter with the time of this machine whom nobody watches.
    public static <P, M> Arbiter<P, M> of(Discipline<P, M> discipline, Terms terms) {
        return new Arbiter<>(discipline, terms, Watcher.none(), System::nanoTime);
    }

    /// The same, watched.
    public Arbiter<P, M> watchedBy(Watcher<P> other) {
        return new Arbiter<>(discipline, terms, other, nanos);
    }

    /// Plays one game to its end.
    ///
    /// @param seed what it is dealt from
    /// @param label what logs call it: one word that is good for a file name
    /// @param players in seat order
    public Played<P, M> play(long seed, String label, List<? extends Player<P, M>> players) {
        if (players.size() != 2) {
            throw new IllegalArgumentException("a game is played by 2 players, got " + players.size());
        }
        return new Bout<>(this, seed, label, players).play();
    }
}
