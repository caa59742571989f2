/// Positions as one line of text in the CGP format. Start with [dev.quoin.crossword.notation.cgp.CgpReader].
@NullMarked
package dev.quoin.crossword.notation.cgp;

import org.jspecify.annotations.NullMarked;
