/// A client for the server's Daily Letters API. Start with [dev.quoin.terminal.daily.client.DailyServer].
@NullMarked
package dev.quoin.terminal.daily.client;

import org.jspecify.annotations.NullMarked;
