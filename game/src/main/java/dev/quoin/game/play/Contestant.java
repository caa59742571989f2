package dev.quoin.game.play;

/// Somebody who takes part in a match: built in, or a program outside; immutable.
///
/// @param <P> a position
/// @param <M> a move
public interface Contestant<P, M> {
    /// What tables and logs call it: one word without white space.
    String name();

    /// The text that names it on a command line, such as `greedy` or `cmd:python3 agent.py`.
    String spec();

    /// A player of this contestant's, for one thread and any number of games; whoever asked closes it.
    Player<P, M> enter(Workspace quarters);
}
