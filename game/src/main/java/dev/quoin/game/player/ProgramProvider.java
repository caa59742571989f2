package dev.quoin.game.player;

import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.Arguments;
import dev.quoin.game.process.Surroundings;

/// A kind of programs outside this process that people can name, such as engines of one protocol.
///
/// @param <P> a position
/// @param <M> a move
public interface ProgramProvider<P, M> {
    /// What they are.
    AgentDescription description();

    /// The program of these arguments.
    ///
    /// @param surroundings what it finds around it
    /// @throws IllegalArgumentException when the arguments cannot be used; the message says why
    Contestant<P, M> contestant(Arguments arguments, Surroundings surroundings);
}
