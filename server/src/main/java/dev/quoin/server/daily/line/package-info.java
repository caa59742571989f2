/// The best lines of the daily puzzles: searched in the background by one server at a time, and stored in
/// the database. Start with [dev.quoin.server.daily.line.BestLines].
@NullMarked
package dev.quoin.server.daily.line;

import org.jspecify.annotations.NullMarked;
