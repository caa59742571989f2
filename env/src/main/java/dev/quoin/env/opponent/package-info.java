/// The other side of a game: who plays it, and which seat is left to the agent. Start with
/// [dev.quoin.env.opponent.Opponent].
@NullMarked
package dev.quoin.env.opponent;

import org.jspecify.annotations.NullMarked;
