/// Game records in the Smart Game Format, as Edax writes them. Start with
/// [dev.quoin.othello.notation.sgf.SgfReader].
@NullMarked
package dev.quoin.othello.notation.sgf;

import org.jspecify.annotations.NullMarked;
