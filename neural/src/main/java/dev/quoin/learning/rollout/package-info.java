/// Rollouts: many environments step together, and the learner's turns are batched into one forward pass. Start with
/// [dev.quoin.learning.rollout.RolloutCollector].
@NullMarked
package dev.quoin.learning.rollout;

import org.jspecify.annotations.NullMarked;
