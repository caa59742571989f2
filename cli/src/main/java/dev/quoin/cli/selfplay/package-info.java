/// The command that generates self-play games. Start with [dev.quoin.cli.selfplay.SelfPlayCommand].
@NullMarked
package dev.quoin.cli.selfplay;

import org.jspecify.annotations.NullMarked;
