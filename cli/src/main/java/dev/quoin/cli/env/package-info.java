/// The commands for environments. Start with [dev.quoin.cli.env.EnvCommand].
@NullMarked
package dev.quoin.cli.env;

import org.jspecify.annotations.NullMarked;
