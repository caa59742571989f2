/// Positions with the values of their moves, one on a line, as test suites of endgames have them. Start
/// with [dev.quoin.othello.notation.obf.ObfReader].
@NullMarked
package dev.quoin.othello.notation.obf;

import org.jspecify.annotations.NullMarked;
