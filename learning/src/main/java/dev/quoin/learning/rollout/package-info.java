/// Many games at once, whose turns a learner takes in one call of its network: what it saw, did and earned, seat by
/// seat. Start with [dev.quoin.learning.rollout.SelfPlay].
@NullMarked
package dev.quoin.learning.rollout;

import org.jspecify.annotations.NullMarked;
