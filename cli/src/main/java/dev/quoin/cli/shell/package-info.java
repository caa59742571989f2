/// Shell integration: completion scripts and the manual page, both generated from the command tree. Start
/// with [dev.quoin.cli.shell.CompletionCommand].
@NullMarked
package dev.quoin.cli.shell;

import org.jspecify.annotations.NullMarked;
