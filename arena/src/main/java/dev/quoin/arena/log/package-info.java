/// Games as a match log keeps them: moves as text, points, times. Start with [dev.quoin.arena.log.LoggedGame].
@NullMarked
package dev.quoin.arena.log;

import org.jspecify.annotations.NullMarked;
