/// Games between any two agents, judged by one referee. Start with [dev.quoin.arena.Arbiter].
@NullMarked
package dev.quoin.arena;

import org.jspecify.annotations.NullMarked;
