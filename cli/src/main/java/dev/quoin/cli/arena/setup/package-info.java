/// What a match is set up from: time controls, files of agents and files of openings. Start with
/// [dev.quoin.cli.arena.setup.AgentsFile].
@NullMarked
package dev.quoin.cli.arena.setup;

import org.jspecify.annotations.NullMarked;
