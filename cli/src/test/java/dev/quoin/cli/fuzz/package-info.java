/// Damaged files for every reader. Start with [dev.quoin.cli.fuzz.ReaderFuzzTest].
@NullMarked
package dev.quoin.cli.fuzz;

import org.jspecify.annotations.NullMarked;
