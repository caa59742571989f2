/// Daily Letters: games, results, leaderboards, archive.
///
/// A game is a date and its moves; whatever else is told of it is replayed by the rules. What the bag still holds
/// never leaves [dev.quoin.server.daily.DailyDesk] and what it uses. Start with
/// [dev.quoin.server.daily.DailyRoutes].
@NullMarked
package dev.quoin.server.daily;

import org.jspecify.annotations.NullMarked;
