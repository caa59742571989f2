/// The best lines of the daily puzzles: searched for in the background, by one server at a time, and kept in the
/// database. Start with [dev.quoin.server.daily.line.BestLines].
@NullMarked
package dev.quoin.server.daily.line;

import org.jspecify.annotations.NullMarked;
