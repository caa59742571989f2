/// What is kept of games: every turn, every complaint, the final points. Start
/// with [dev.quoin.arena.record.GameRecord].
@NullMarked
package dev.quoin.arena.record;

import org.jspecify.annotations.NullMarked;
