/// Positions in the CGP format, one line of text each. Start with
/// [dev.quoin.crossword.notation.cgp.CgpReader].
@NullMarked
package dev.quoin.crossword.notation.cgp;

import org.jspecify.annotations.NullMarked;
