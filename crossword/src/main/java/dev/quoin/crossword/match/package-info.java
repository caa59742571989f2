/// The crossword tile game as a ruleset for matches: paired bags, the view of external agents, GCG records.
/// Start with [dev.quoin.crossword.match.CrosswordRuleset].
@NullMarked
package dev.quoin.crossword.match;

import org.jspecify.annotations.NullMarked;
