/// What games between two contestants say about them: fractions with intervals, Elo, spread, a sequential
/// test, ratings. Start with [dev.quoin.arena.result.MatchResult].
@NullMarked
package dev.quoin.arena.result;

import org.jspecify.annotations.NullMarked;
