/// Statistics of games between contestants: win fractions with intervals, Elo, spread, a sequential test,
/// and ratings. Start with [dev.quoin.arena.result.MatchResult].
@NullMarked
package dev.quoin.arena.result;

import org.jspecify.annotations.NullMarked;
