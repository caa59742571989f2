/// Named agents: their specs, descriptions and factories, and the difficulty levels. Start with
/// [dev.quoin.game.agent.AgentCatalog].
@NullMarked
package dev.quoin.game.agent;

import org.jspecify.annotations.NullMarked;
