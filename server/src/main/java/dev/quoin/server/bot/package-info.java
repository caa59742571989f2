/// A bot: an agent that plays against a server's opponents over the public API. Start with
/// [dev.quoin.server.bot.Bot].
@NullMarked
package dev.quoin.server.bot;

import org.jspecify.annotations.NullMarked;
