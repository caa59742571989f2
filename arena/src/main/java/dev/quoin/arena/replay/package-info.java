/// Pages that replay the games of a match in a browser. Start with [dev.quoin.arena.replay.ReplayFiles].
@NullMarked
package dev.quoin.arena.replay;

import org.jspecify.annotations.NullMarked;
