/// Othello as an environment: start with [dev.quoin.env.othello.OthelloSlots].
@NullMarked
package dev.quoin.env.othello;

import org.jspecify.annotations.NullMarked;
