/// Daily Letters: games, results, leaderboards, archive.
///
/// A game is stored as a date and its moves; everything else is derived by replaying it. The contents of the
/// bag never leave [dev.quoin.server.daily.DailyDesk] and the classes it uses. Start with
/// [dev.quoin.server.daily.DailyRoutes].
@NullMarked
package dev.quoin.server.daily;

import org.jspecify.annotations.NullMarked;
