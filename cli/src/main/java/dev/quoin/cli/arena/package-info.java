/// `quoin arena`: matches between agents. Start with [dev.quoin.cli.arena.ArenaCommand].
@NullMarked
package dev.quoin.cli.arena;

import org.jspecify.annotations.NullMarked;
