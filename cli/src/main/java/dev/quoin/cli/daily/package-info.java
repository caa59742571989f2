/// The commands about Daily Letters: start with [dev.quoin.cli.daily.DailyCommand].
@NullMarked
package dev.quoin.cli.daily;

import org.jspecify.annotations.NullMarked;
