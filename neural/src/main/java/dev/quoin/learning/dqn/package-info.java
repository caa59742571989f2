/// Double DQN with action masks. Start with [dev.quoin.learning.dqn.Dqn].
@NullMarked
package dev.quoin.learning.dqn;

import org.jspecify.annotations.NullMarked;
