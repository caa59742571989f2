/// The non-interactive commands for the crossword tile game. Start with
/// [dev.quoin.cli.crossword.MovesCommand].
@NullMarked
package dev.quoin.cli.crossword;

import org.jspecify.annotations.NullMarked;
