/// Parses any text that people paste to describe a position. Start with
/// [dev.quoin.othello.notation.pasted.PositionText].
@NullMarked
package dev.quoin.othello.notation.pasted;

import org.jspecify.annotations.NullMarked;
