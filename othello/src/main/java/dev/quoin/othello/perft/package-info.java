/// Perft: counts the move sequences of a given length, which tests the rules and measures their speed. Start
/// with [dev.quoin.othello.perft.Perft].
@NullMarked
package dev.quoin.othello.perft;

import org.jspecify.annotations.NullMarked;
