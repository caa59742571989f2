/// The commands for game records. Start with [dev.quoin.cli.gcg.GcgCommand].
@NullMarked
package dev.quoin.cli.gcg;

import org.jspecify.annotations.NullMarked;
