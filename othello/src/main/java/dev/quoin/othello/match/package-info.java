/// Othello as a ruleset for matches: balanced openings, the view of external agents, GGF records, engines.
/// Start with [dev.quoin.othello.match.OthelloRuleset].
@NullMarked
package dev.quoin.othello.match;

import org.jspecify.annotations.NullMarked;
