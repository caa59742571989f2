/// The crossword tile game as a ruleset for matches: paired bags, what external agents are shown, GCG records. Start
/// with [dev.quoin.crossword.match.CrosswordRuleset].
@NullMarked
package dev.quoin.crossword.match;

import org.jspecify.annotations.NullMarked;
