/// The interface of commands to the system: standard streams, environment, and error handling. Start with
/// [dev.quoin.cli.console.Console].
@NullMarked
package dev.quoin.cli.console;

import org.jspecify.annotations.NullMarked;
