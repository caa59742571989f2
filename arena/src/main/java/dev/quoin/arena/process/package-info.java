/// External agents: programs in any language that receive positions as JSON and answer with moves. Start
/// with [dev.quoin.arena.process.ExternalContestant].
@NullMarked
package dev.quoin.arena.process;

import org.jspecify.annotations.NullMarked;
