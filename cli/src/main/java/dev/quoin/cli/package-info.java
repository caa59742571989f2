/// The `quoin` command. Start with [dev.quoin.cli.Main]; [dev.quoin.cli.CommandTree] lists every command.
@NullMarked
package dev.quoin.cli;

import org.jspecify.annotations.NullMarked;
