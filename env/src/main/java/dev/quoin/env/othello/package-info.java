/// The Othello environment. Start with [dev.quoin.env.othello.OthelloSlots]. Other languages play single
/// games in shared memory with [dev.quoin.env.othello.SharedOthelloGame].
@NullMarked
package dev.quoin.env.othello;

import org.jspecify.annotations.NullMarked;
