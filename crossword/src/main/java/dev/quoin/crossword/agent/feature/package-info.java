/// Move features: the state of the game, the score, the leave, and what the move opens for the opponent.
/// Start with [dev.quoin.crossword.agent.feature.Candidates].
@NullMarked
package dev.quoin.crossword.agent.feature;

import org.jspecify.annotations.NullMarked;
