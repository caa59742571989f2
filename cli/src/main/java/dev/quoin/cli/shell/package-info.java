/// What makes the command at home in a shell: completion scripts and the manual page, both written from the command
/// tree itself. Start with [dev.quoin.cli.shell.CompletionCommand].
@NullMarked
package dev.quoin.cli.shell;

import org.jspecify.annotations.NullMarked;
