/// Othello in the arena: balanced openings, what agents are shown, game records, engines as contestants. Start with
/// [dev.quoin.arena.othello.OthelloDiscipline].
@NullMarked
package dev.quoin.arena.othello;

import org.jspecify.annotations.NullMarked;
