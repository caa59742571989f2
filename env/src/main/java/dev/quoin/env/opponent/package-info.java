/// The opponent in an environment, and the seat of the agent. Start with [dev.quoin.env.opponent.Opponent].
@NullMarked
package dev.quoin.env.opponent;

import org.jspecify.annotations.NullMarked;
