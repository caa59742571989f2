/// Othello games against the computer. Start with [dev.quoin.server.othello.OthelloRoutes].
@NullMarked
package dev.quoin.server.othello;

import org.jspecify.annotations.NullMarked;
