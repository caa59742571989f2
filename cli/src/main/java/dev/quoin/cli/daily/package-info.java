/// The commands for Daily Letters. Start with [dev.quoin.cli.daily.DailyCommand].
@NullMarked
package dev.quoin.cli.daily;

import org.jspecify.annotations.NullMarked;
