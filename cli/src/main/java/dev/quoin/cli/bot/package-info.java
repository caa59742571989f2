/// `quoin bot`: a program that plays on a server. Start with [dev.quoin.cli.bot.BotCommand].
@NullMarked
package dev.quoin.cli.bot;

import org.jspecify.annotations.NullMarked;
