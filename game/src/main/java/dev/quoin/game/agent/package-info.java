/// Agents that people can name: how they are written, described and made, and the levels that players choose from.
/// Start with [dev.quoin.game.agent.AgentCatalog].
@NullMarked
package dev.quoin.game.agent;

import org.jspecify.annotations.NullMarked;
