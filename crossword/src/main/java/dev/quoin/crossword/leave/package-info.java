/// The value of leaves, the tiles kept after a move. Start with [dev.quoin.crossword.leave.LeaveTable].
@NullMarked
package dev.quoin.crossword.leave;

import org.jspecify.annotations.NullMarked;
