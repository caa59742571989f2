/// A player's end of the server's interface for Daily Letters. Start with
/// [dev.quoin.terminal.daily.client.DailyServer].
@NullMarked
package dev.quoin.terminal.daily.client;

import org.jspecify.annotations.NullMarked;
