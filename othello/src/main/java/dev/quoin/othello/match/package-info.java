/// Othello as a ruleset for matches: balanced openings, what external agents are shown, GGF records, engines. Start
/// with [dev.quoin.othello.match.OthelloRuleset].
@NullMarked
package dev.quoin.othello.match;

import org.jspecify.annotations.NullMarked;
