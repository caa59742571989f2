/// The crossword tile game in the arena: paired bags, what agents are shown, game records. Start with
/// [dev.quoin.arena.crossword.CrosswordDiscipline].
@NullMarked
package dev.quoin.arena.crossword;

import org.jspecify.annotations.NullMarked;
