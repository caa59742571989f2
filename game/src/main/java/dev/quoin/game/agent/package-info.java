/// Agents that people can name: how they are made, and the levels that players choose from. Start with
/// [dev.quoin.game.agent.AgentFactory].
@NullMarked
package dev.quoin.game.agent;

import org.jspecify.annotations.NullMarked;
