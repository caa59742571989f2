/// What a command talks to: the standard streams, the environment, and how errors end a run.
/// Start with [dev.quoin.cli.console.Console].
@NullMarked
package dev.quoin.cli.console;

import org.jspecify.annotations.NullMarked;
