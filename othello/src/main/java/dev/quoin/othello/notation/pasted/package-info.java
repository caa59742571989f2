/// Whatever people paste to show a position. Start with [dev.quoin.othello.notation.pasted.PositionText].
@NullMarked
package dev.quoin.othello.notation.pasted;

import org.jspecify.annotations.NullMarked;
