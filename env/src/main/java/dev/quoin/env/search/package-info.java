/// Monte Carlo tree search over the slots of an environment, for policies and values that are computed by
/// the caller, such as a network in Python. Start with [dev.quoin.env.search.Mcts].
@NullMarked
package dev.quoin.env.search;

import org.jspecify.annotations.NullMarked;
