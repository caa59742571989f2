/// Matches of many pairs of games that can be stopped at any time and resumed. Start with
/// [dev.quoin.arena.match.MatchRun].
@NullMarked
package dev.quoin.arena.match;

import org.jspecify.annotations.NullMarked;
