/// The commands about the crossword tile game that answer and end. Start with
/// [dev.quoin.cli.crossword.MovesCommand].
@NullMarked
package dev.quoin.cli.crossword;

import org.jspecify.annotations.NullMarked;
