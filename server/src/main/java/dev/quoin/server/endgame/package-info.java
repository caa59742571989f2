/// Exact endgames within the budget of a server. Start with
/// [dev.quoin.server.endgame.EndgameAnalyst].
@NullMarked
package dev.quoin.server.endgame;

import org.jspecify.annotations.NullMarked;
