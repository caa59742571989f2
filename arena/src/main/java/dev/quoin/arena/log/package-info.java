/// The games in a match log: moves as text, points, times. Start with [dev.quoin.arena.log.LoggedGame].
@NullMarked
package dev.quoin.arena.log;

import org.jspecify.annotations.NullMarked;
