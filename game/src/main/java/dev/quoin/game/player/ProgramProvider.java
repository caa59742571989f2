package dev.quoin.game.player;

import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.Arguments;
import dev.quoin.game.process.Surroundings;

/// Provides one kind of external programs, such as engines that use one protocol.
///
/// @param <P> the position type
/// @param <M> the move type
public interface ProgramProvider<P, M> {
    /// Returns the description of these programs.
    AgentDescription description();

    /// Returns the program with these arguments.
    ///
    /// @param surroundings the environment it runs in
    /// @throws IllegalArgumentException when the arguments cannot be used; the message says why
    Contestant<P, M> contestant(Arguments arguments, Surroundings surroundings);
}
