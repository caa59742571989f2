/// Games of agents against themselves as training data, one JSON line each, with every position. Start with
/// [dev.quoin.arena.selfplay.SelfPlayRun].
@NullMarked
package dev.quoin.arena.selfplay;

import org.jspecify.annotations.NullMarked;
