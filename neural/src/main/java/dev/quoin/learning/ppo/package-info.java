/// Proximal policy optimization with action masks. Start with [dev.quoin.learning.ppo.Ppo].
@NullMarked
package dev.quoin.learning.ppo;

import org.jspecify.annotations.NullMarked;
