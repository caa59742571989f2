/// Daily Letters at the terminal, played on a server. Start with [dev.quoin.terminal.daily.DailyTable].
@NullMarked
package dev.quoin.terminal.daily;

import org.jspecify.annotations.NullMarked;
