/// A player's end of the server's interface for Daily Letters. Start with [dev.quoin.cli.daily.client.DailyServer].
@NullMarked
package dev.quoin.cli.daily.client;

import org.jspecify.annotations.NullMarked;
