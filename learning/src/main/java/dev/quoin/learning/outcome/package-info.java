/// Learns the probability of winning from self-play: how a lead changes until the end of the game. Start with
/// [dev.quoin.learning.outcome.WinProbabilityTraining].
@NullMarked
package dev.quoin.learning.outcome;

import org.jspecify.annotations.NullMarked;
