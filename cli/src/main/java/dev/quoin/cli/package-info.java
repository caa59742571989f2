/// The `quoin` command. Start with [dev.quoin.cli.Main].
@NullMarked
package dev.quoin.cli;

import org.jspecify.annotations.NullMarked;
