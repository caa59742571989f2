/// Positions with the scores of their moves in the OBF format, one per line, as in endgame test suites.
/// Start with [dev.quoin.othello.notation.obf.ObfReader].
@NullMarked
package dev.quoin.othello.notation.obf;

import org.jspecify.annotations.NullMarked;
