/// Daily Letters at a table, played on a server. Start with [dev.quoin.terminal.daily.DailyTable].
@NullMarked
package dev.quoin.terminal.daily;

import org.jspecify.annotations.NullMarked;
