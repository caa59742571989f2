/// The rating of the person at the terminal, from finished games against levels. Start with
/// [dev.quoin.terminal.rating.RatedSitting].
@NullMarked
package dev.quoin.terminal.rating;

import org.jspecify.annotations.NullMarked;
