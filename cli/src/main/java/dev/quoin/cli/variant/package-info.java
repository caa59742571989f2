/// Variants on the command line: naming one, and the command that lists and prints them. Start with
/// [dev.quoin.cli.variant.ChosenVariant].
@NullMarked
package dev.quoin.cli.variant;

import org.jspecify.annotations.NullMarked;
