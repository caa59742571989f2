/// Daily Letters at a table, played on a server. Start with [dev.quoin.cli.daily.table.DailyTable].
@NullMarked
package dev.quoin.cli.daily.table;

import org.jspecify.annotations.NullMarked;
