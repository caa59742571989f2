/// Matches of many pairs of games that can be killed at any moment and go on where they stopped.
/// Start with [dev.quoin.arena.match.MatchRun].
@NullMarked
package dev.quoin.arena.match;

import org.jspecify.annotations.NullMarked;
