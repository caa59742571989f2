/// The NBoard protocol, version 2, from the engine's side: existing Othello boards can use our search. Start with
/// [dev.quoin.othello.nboard.NboardEngine].
@NullMarked
package dev.quoin.othello.nboard;

import org.jspecify.annotations.NullMarked;
